// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseRows } from '@/lib/http-server/postbuild/dedupe-flight-data/flight-rows';
import { dedupeFlightData } from '@/lib/http-server/postbuild/dedupe-flight-data/dedupe';

const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/</g, '\\u003c')}])</script>`;

/** A page as Next.js renders it: the markup, and its Flight rows in several scripts. */
function page(body: string, rows: readonly string[]): string {
  const bootstrap = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  return `<!DOCTYPE html><html><head></head><body>${body}${bootstrap}${rows.map(push).join('')}</body></html>`;
}

/**
 * Loads a page in a browser.
 * @returns its rows as React receives them: trees as values, other rows as written
 */
function rowsInBrowser(html: string): Record<string, unknown> {
  const opened = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...opened.body.childNodes);
  const site = globalThis as unknown as { __next_f?: [number, string?][] };
  delete site.__next_f;
  runInThisContext(document.querySelector('script')!.text);
  const pushed = site.__next_f!;
  expect(pushed.map(([kind]) => kind)).toEqual([0, 1]);
  const rows = parseRows(pushed[1]![1]!);
  return Object.fromEntries(
    rows.map(({ id, tag, body }) => [id + tag, tag === '' ? (JSON.parse(body) as unknown) : body]),
  );
}

const dedupedProps = (inside: string) => ({ 'data-dedupe': '', dangerouslySetInnerHTML: { __html: inside } });

describe('deduplicated Flight data', () => {
  it('the content of a marked element is read from its HTML', () => {
    const html = page('<main data-dedupe=""><p class="a">It’s 5 &lt; 6,<!-- --> “so”\\</p></main>', [
      '0:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"className":"a","children":["It’s 5 < 6,"," “so”\\\\"]}]}]\n',
    ]);
    const deduped = dedupeFlightData(html);
    const inside = '<p class="a">It’s 5 &lt; 6,<!-- --> “so”\\</p>';
    expect(rowsInBrowser(deduped)).toEqual({ 0: ['$', 'main', null, dedupedProps(inside)] });
  });

  it('the HTML stays unchanged', () => {
    const body = '<main data-dedupe=""><p>Hello</p></main>';
    const deduped = dedupeFlightData(
      page(body, ['0:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"children":"Hello"}]}]\n']),
    );
    expect(deduped.slice(0, deduped.indexOf('<script>'))).toBe(`<!DOCTYPE html><html><head></head><body>${body}`);
  });

  it('client components keep their data, and marked elements around them are deduplicated', () => {
    const deduped = dedupeFlightData(
      page('<main data-dedupe=""><section data-dedupe=""><p>One</p></section><button>x</button></main>', [
        '2:I[39756,["a.js"],"Button"]\n',
        '0:["$","main",null,{"data-dedupe":"","children":["$L1",["$","$L2",null,{"label":"x"}]]}]\n',
        '1:["$","section",null,{"data-dedupe":"","children":["$","p",null,{"children":"One"}]}]\n',
      ]),
    );
    expect(rowsInBrowser(deduped)).toEqual({
      '2I': '[39756,["a.js"],"Button"]',
      0: ['$', 'main', null, { 'data-dedupe': '', children: ['$L1', ['$', '$L2', null, { label: 'x' }]] }],
      1: ['$', 'section', null, dedupedProps('<p>One</p>')],
    });
  });

  it('marked elements are found wherever the data refer to them', () => {
    const deduped = dedupeFlightData(
      page('<p data-dedupe="">One</p>', [
        '0:{"t":{"c":"$Q1"}}\n1:[["children",{"r":"$@2"}]]\n2:["$","p",null,{"data-dedupe":"","children":"One"}]\n',
      ]),
    );
    expect(rowsInBrowser(deduped)[2]).toEqual(['$', 'p', null, dedupedProps('One')]);
  });

  it('unused rows are removed, and hints and other needed rows are kept', () => {
    const deduped = dedupeFlightData(
      page('<main data-dedupe=""><p>One</p><p>Long</p></main><p>One</p>', [
        ':HL["a.css","style"]\n',
        '0:[["$","main",null,{"data-dedupe":"","children":["$L1",["$","p",null,{"dangerouslySetInnerHTML":{"__html":"$3c"}}],"$L4"]}],"$L1"]\n',
        '1:["$","p",null,{"children":"One"}]\n3c:T4,Long4:null\n',
      ]),
    );
    expect(rowsInBrowser(deduped)).toEqual({
      HL: '["a.css","style"]',
      0: [['$', 'main', null, dedupedProps('<p>One</p><p>Long</p>')], '$L1'],
      1: ['$', 'p', null, { children: 'One' }],
    });
  });

  it('code and texts that the rest refers to are kept', () => {
    const deduped = dedupeFlightData(
      page('<p>', [
        '11:"/_next/a.js"\n1a:I[39756,["$11"],"Words"]\n31:T4,Long0:["$","$L1a",null,{"words":"$31","more":"$@b2"}]\nb2:{"c":"$Qb3"}\nb3:[]\n',
      ]),
    );
    expect(rowsInBrowser(deduped)).toEqual({
      11: '/_next/a.js',
      '1aI': '[39756,["$11"],"Words"]',
      '31T': 'Long',
      0: ['$', '$L1a', null, { words: '$31', more: '$@b2' }],
      b2: { c: '$Qb3' },
      b3: [],
    });
  });

  it('a reference into a deduplicated element is replaced by the data it refers to', () => {
    const deduped = dedupeFlightData(
      page('<main data-dedupe=""><p>Shared</p></main><b>Shared</b>', [
        '0:["$L1",["$","b",null,{"children":"$1:props:children:props:children"}]]\n',
        '1:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"children":["Shared"]}]}]\n',
      ]),
    );
    expect(rowsInBrowser(deduped)[0]).toEqual(['$L1', ['$', 'b', null, { children: ['Shared'] }]]);
  });

  it('two elements of the same kind are distinguished', () => {
    const list = (href: string) =>
      `["$","ul",null,{"data-dedupe":"","children":["$","a",null,{"href":"${href}","children":"x"}]}]`;
    const deduped = dedupeFlightData(
      page('<ul data-dedupe=""><a href="/1">x</a></ul><ul data-dedupe=""><a href="/2">x</a></ul>', [
        `0:["$L2","$L1"]\n1:${list('/1')}\n2:${list('/2')}\n`,
      ]),
    );
    expect(rowsInBrowser(deduped)).toMatchObject({
      1: ['$', 'ul', null, dedupedProps('<a href="/1">x</a>')],
      2: ['$', 'ul', null, dedupedProps('<a href="/2">x</a>')],
    });
  });

  it('undefined properties are omitted, but keep their positions in lists', () => {
    const deduped = dedupeFlightData(
      page('<p>', ['0:["$","p",null,{"lang":"$undefined","children":["$undefined","x"]}]\n']),
    );
    expect(rowsInBrowser(deduped)[0]).toEqual(['$', 'p', null, { children: ['$undefined', 'x'] }]);
  });

  it('the built-in Next.js not-found page, which is never shown, is omitted', () => {
    const deduped = dedupeFlightData(
      page('<p>', [
        '0:["$","$L1",null,{"notFound":[["$","h1",null,{"className":"next-error-h1"}],[]]}]\n1:["$","$L2",null,{"notFound":[null,[]]}]\n',
      ]),
    );
    expect(rowsInBrowser(deduped)).toEqual({
      0: ['$', '$L1', null, { notFound: [null, []] }],
      1: ['$', '$L2', null, { notFound: [null, []] }],
    });
  });

  it('data with a text that starts with a dollar sign, which has a special meaning, are kept', () => {
    const deduped = dedupeFlightData(
      page('<p data-dedupe="">$5</p>', ['0:["$","p",null,{"data-dedupe":"","children":"$$5"}]\n']),
    );
    expect(rowsInBrowser(deduped)[0]).toEqual(['$', 'p', null, { 'data-dedupe': '', children: '$$5' }]);
  });

  it('a text that contains a closing script tag is escaped', () => {
    const text = `</script><!-- 'x' "y" \\n`;
    const deduped = dedupeFlightData(
      page('<p>', [`0:["$","$L1",null,{"words":${JSON.stringify(text)}}]\n1:I[1,[],"A"]\n`]),
    );
    expect(rowsInBrowser(deduped)[0]).toEqual(['$', '$L1', null, { words: text }]);
  });
});

describe('unexpected Flight data', () => {
  const rows = ['0:["$","main",null,{"data-dedupe":"","children":"React draws this"}]\n'];

  it('data that do not match the HTML are rejected', () => {
    expect(() => dedupeFlightData(page('<main data-dedupe="">Something else</main>', rows))).toThrow(
      'React draws this',
    );
    expect(() => dedupeFlightData(page('<main>React draws this</main>', rows))).toThrow('React draws this');
  });

  it('data in an unknown format are rejected', () => {
    expect(() => dedupeFlightData(page('', ['0:null\nso what']))).toThrow();
    expect(() => dedupeFlightData(page('', ['1:o4,\x00\x00\x00\x00']))).toThrow('binary');
    expect(() => dedupeFlightData('<script>self.__next_f.push([3,"AAAA"])</script>')).toThrow('kind 3');
  });

  it('a page without Flight data stays unchanged', () => {
    expect(dedupeFlightData('<p>Hello</p>')).toBe('<p>Hello</p>');
  });
});
