import { describe, expect, it } from 'vitest';
import { joinFlightData } from '@/lib/serving/flight-data';

const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** What a browser puts together of a page's scripts. */
function dataOf(html: string): string {
  const self = { __next_f: [] as [number, string?][] };
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', script!)(self);
  return self.__next_f.map(([, text]) => text ?? '').join('');
}

describe('the data of a page', () => {
  const html = `<p>x</p>${start}${piece('a"\\')}${piece('\n]) b')}${piece('$&')}<p>y</p>${piece('c')}</body>`;

  it('is joined where its pieces stand side by side', () => {
    expect(joinFlightData(html)).toBe(`<p>x</p>${start}${piece('a"\\\n]) b$&')}<p>y</p>${piece('c')}</body>`);
  });

  it('is the same for the browser', () => {
    expect(dataOf(joinFlightData(html))).toBe(dataOf(html));
  });
});
