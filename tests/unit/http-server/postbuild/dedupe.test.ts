// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseRows } from '@/lib/http-server/postbuild/dedupe-flight-data/flight-rows';
import { dedupeFlightData } from '@/lib/http-server/postbuild/dedupe-flight-data/dedupe';

const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/</g, '\\u003c')}])</script>`;

/** A page as Next.js makes it: what is drawn, and the rows of its data in several scripts. */
function page(body: string, rows: readonly string[]): string {
  const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  return `<!DOCTYPE html><html><head></head><body>${body}${begin}${rows.map(push).join('')}</body></html>`;
}

/** Opens a page in a browser. @returns its rows as React gets them: trees as values, other rows as they are written */
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

const kept = (inside: string) => ({ 'data-dedupe': '', dangerouslySetInnerHTML: { __html: inside } });

describe('a page whose data is told once', () => {
  it('takes the inside of a marked element from its HTML', () => {
    const html = page('<main data-dedupe=""><p class="a">It’s 5 &lt; 6,<!-- --> “so”\\</p></main>', [
      '0:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"className":"a","children":["It’s 5 < 6,"," “so”\\\\"]}]}]\n',
    ]);
    const told = dedupeFlightData(html);
    const inside = '<p class="a">It’s 5 &lt; 6,<!-- --> “so”\\</p>';
    expect(rowsInBrowser(told)).toEqual({ 0: ['$', 'main', null, kept(inside)] });
  });

  it('leaves the HTML as it is', () => {
    const body = '<main data-dedupe=""><p>Hello</p></main>';
    const told = dedupeFlightData(
      page(body, ['0:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"children":"Hello"}]}]\n']),
    );
    expect(told.slice(0, told.indexOf('<script>'))).toBe(`<!DOCTYPE html><html><head></head><body>${body}`);
  });

  it('keeps to the data where code draws, and takes what is marked around it', () => {
    const told = dedupeFlightData(
      page('<main data-dedupe=""><section data-dedupe=""><p>One</p></section><button>x</button></main>', [
        '2:I[39756,["a.js"],"Button"]\n',
        '0:["$","main",null,{"data-dedupe":"","children":["$L1",["$","$L2",null,{"label":"x"}]]}]\n',
        '1:["$","section",null,{"data-dedupe":"","children":["$","p",null,{"children":"One"}]}]\n',
      ]),
    );
    expect(rowsInBrowser(told)).toEqual({
      '2I': '[39756,["a.js"],"Button"]',
      0: ['$', 'main', null, { 'data-dedupe': '', children: ['$L1', ['$', '$L2', null, { label: 'x' }]] }],
      1: ['$', 'section', null, kept('<p>One</p>')],
    });
  });

  it('finds what is marked wherever the data refers to it', () => {
    const told = dedupeFlightData(
      page('<p data-dedupe="">One</p>', [
        '0:{"t":{"c":"$Q1"}}\n1:[["children",{"r":"$@2"}]]\n2:["$","p",null,{"data-dedupe":"","children":"One"}]\n',
      ]),
    );
    expect(rowsInBrowser(told)[2]).toEqual(['$', 'p', null, kept('One')]);
  });

  it('has no rows any more that nothing needs, and keeps hints and all that is needed elsewhere', () => {
    const told = dedupeFlightData(
      page('<main data-dedupe=""><p>One</p><p>Long</p></main><p>One</p>', [
        ':HL["a.css","style"]\n',
        '0:[["$","main",null,{"data-dedupe":"","children":["$L1",["$","p",null,{"dangerouslySetInnerHTML":{"__html":"$3c"}}],"$L4"]}],"$L1"]\n',
        '1:["$","p",null,{"children":"One"}]\n3c:T4,Long4:null\n',
      ]),
    );
    expect(rowsInBrowser(told)).toEqual({
      HL: '["a.css","style"]',
      0: [['$', 'main', null, kept('<p>One</p><p>Long</p>')], '$L1'],
      1: ['$', 'p', null, { children: 'One' }],
    });
  });

  it('keeps code and texts that what is left refers to', () => {
    const told = dedupeFlightData(
      page('<p>', [
        '11:"/_next/a.js"\n1a:I[39756,["$11"],"Words"]\n31:T4,Long0:["$","$L1a",null,{"words":"$31","more":"$@b2"}]\nb2:{"c":"$Qb3"}\nb3:[]\n',
      ]),
    );
    expect(rowsInBrowser(told)).toEqual({
      11: '/_next/a.js',
      '1aI': '[39756,["$11"],"Words"]',
      '31T': 'Long',
      0: ['$', '$L1a', null, { words: '$31', more: '$@b2' }],
      b2: { c: '$Qb3' },
      b3: [],
    });
  });

  it('gives others what they took from the data of an element that has none any more', () => {
    const told = dedupeFlightData(
      page('<main data-dedupe=""><p>Shared</p></main><b>Shared</b>', [
        '0:["$L1",["$","b",null,{"children":"$1:props:children:props:children"}]]\n',
        '1:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"children":["Shared"]}]}]\n',
      ]),
    );
    expect(rowsInBrowser(told)[0]).toEqual(['$L1', ['$', 'b', null, { children: ['Shared'] }]]);
  });

  it('tells two elements of the same kind from each other', () => {
    const list = (href: string) =>
      `["$","ul",null,{"data-dedupe":"","children":["$","a",null,{"href":"${href}","children":"x"}]}]`;
    const told = dedupeFlightData(
      page('<ul data-dedupe=""><a href="/1">x</a></ul><ul data-dedupe=""><a href="/2">x</a></ul>', [
        `0:["$L2","$L1"]\n1:${list('/1')}\n2:${list('/2')}\n`,
      ]),
    );
    expect(rowsInBrowser(told)).toMatchObject({
      1: ['$', 'ul', null, kept('<a href="/1">x</a>')],
      2: ['$', 'ul', null, kept('<a href="/2">x</a>')],
    });
  });

  it('says nothing of properties without a value, but keeps their places in lists', () => {
    const told = dedupeFlightData(
      page('<p>', ['0:["$","p",null,{"lang":"$undefined","children":["$undefined","x"]}]\n']),
    );
    expect(rowsInBrowser(told)[0]).toEqual(['$', 'p', null, { children: ['$undefined', 'x'] }]);
  });

  it('says nothing of Next.js’s own page for what is not found, which nobody sees', () => {
    const told = dedupeFlightData(
      page('<p>', [
        '0:["$","$L1",null,{"notFound":[["$","h1",null,{"className":"next-error-h1"}],[]]}]\n1:["$","$L2",null,{"notFound":[null,[]]}]\n',
      ]),
    );
    expect(rowsInBrowser(told)).toEqual({
      0: ['$', '$L1', null, { notFound: [null, []] }],
      1: ['$', '$L2', null, { notFound: [null, []] }],
    });
  });

  it('keeps to the data where a text begins with a dollar, which would mean something else', () => {
    const told = dedupeFlightData(
      page('<p data-dedupe="">$5</p>', ['0:["$","p",null,{"data-dedupe":"","children":"$$5"}]\n']),
    );
    expect(rowsInBrowser(told)[0]).toEqual(['$', 'p', null, { 'data-dedupe': '', children: '$$5' }]);
  });

  it('can be read where a text would end the script', () => {
    const words = `</script><!-- 'x' "y" \\n`;
    const told = dedupeFlightData(
      page('<p>', [`0:["$","$L1",null,{"words":${JSON.stringify(words)}}]\n1:I[1,[],"A"]\n`]),
    );
    expect(rowsInBrowser(told)[0]).toEqual(['$', '$L1', null, { words }]);
  });
});

describe('a page whose data is not as it should be', () => {
  const rows = ['0:["$","main",null,{"data-dedupe":"","children":"React draws this"}]\n'];

  it('is refused when the HTML says something else', () => {
    expect(() => dedupeFlightData(page('<main data-dedupe="">Something else</main>', rows))).toThrow(
      'React draws this',
    );
    expect(() => dedupeFlightData(page('<main>React draws this</main>', rows))).toThrow('React draws this');
  });

  it('is refused when it has a form that is not known', () => {
    expect(() => dedupeFlightData(page('', ['0:null\nso what']))).toThrow();
    expect(() => dedupeFlightData(page('', ['1:o4,\x00\x00\x00\x00']))).toThrow('binary');
    expect(() => dedupeFlightData('<script>self.__next_f.push([3,"AAAA"])</script>')).toThrow('kind 3');
  });

  it('is left alone when it has none', () => {
    expect(dedupeFlightData('<p>Hello</p>')).toBe('<p>Hello</p>');
  });
});
