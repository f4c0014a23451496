// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { parseRows } from '@/lib/next-internals/dedupe-flight-data/flight-rows';
import { dedupeFlightData } from '@/lib/next-internals/dedupe-flight-data/dedupe';

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
  it('deduplicated Flight data takes the content of a marked element from its HTML', () => {
    const html = page('<main data-dedupe=""><p class="a">It’s 5 &lt; 6,<!-- --> “so”\\</p></main>', [
      '0:["$","main",null,{"data-dedupe":"","children":["$","p",null,{"className":"a","children":["It’s 5 < 6,"," “so”\\\\"]}]}]\n',
    ]);
    const deduped = dedupeFlightData(html);
    const inside = '<p class="a">It’s 5 &lt; 6,<!-- --> “so”\\</p>';
    expect(rowsInBrowser(deduped)).toEqual({ 0: ['$', 'main', null, dedupedProps(inside)] });
  });

  it('client components keep their Flight data, and marked elements around them are deduplicated', () => {
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

  it('Flight data with a text that starts with a dollar sign, which has a special meaning, is kept', () => {
    const deduped = dedupeFlightData(
      page('<p data-dedupe="">$5</p>', ['0:["$","p",null,{"data-dedupe":"","children":"$$5"}]\n']),
    );
    expect(rowsInBrowser(deduped)[0]).toEqual(['$', 'p', null, { 'data-dedupe': '', children: '$$5' }]);
  });

  it('Flight data with a closing script tag in a text is escaped', () => {
    const text = `</script><!-- 'x' "y" \\n`;
    const deduped = dedupeFlightData(
      page('<p>', [`0:["$","$L1",null,{"words":${JSON.stringify(text)}}]\n1:I[1,[],"A"]\n`]),
    );
    expect(rowsInBrowser(deduped)[0]).toEqual(['$', '$L1', null, { words: text }]);
  });
});

describe('unexpected Flight data', () => {
  const rows = ['0:["$","main",null,{"data-dedupe":"","children":"React draws this"}]\n'];

  it.each([
    ['data do not match the HTML', page('<main data-dedupe="">Something else</main>', rows), 'React draws this'],
    ['the HTML has no marked element', page('<main>React draws this</main>', rows), 'React draws this'],
    ['a row is not JSON', page('', ['0:null\nso what']), ''],
    ['a row is binary', page('', ['1:o4,\x00\x00\x00\x00']), 'binary'],
    ['data are of another kind', '<script>self.__next_f.push([3,"AAAA"])</script>', 'kind 3'],
    ['a page with marked elements has no data', '<main data-dedupe="">A</main>', 'no data'],
  ])('the format of Flight data is unknown if %s', async (_case, html, reason) => {
    // A warning is logged once per process.
    vi.resetModules();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { dedupeFlightData: dedupe } = await import('@/lib/next-internals/dedupe-flight-data/dedupe');
    expect(dedupe(html)).toBe(html);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Unknown format of Next\.js \(Flight data\)/)]]);
    expect(warn.mock.calls[0]![0]).toContain(reason);
  });

  it('a page with deduplicated Flight data stays unchanged', () => {
    const deduped = dedupeFlightData(page('<main data-dedupe="">React draws this</main>', rows));
    expect(dedupeFlightData(deduped)).toBe(deduped);
  });

  it('a page without Flight data stays unchanged', () => {
    expect(dedupeFlightData('<p>Hello</p>')).toBe('<p>Hello</p>');
  });
});
