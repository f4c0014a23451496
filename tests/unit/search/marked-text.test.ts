import { describe, expect, it } from 'vitest';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { excerptOf, markedPieces } from '@/lib/search/marked-text';

const marked = (text: string, terms: string[], locale: 'en' | 'ru' | 'zh' = 'en') =>
  markedPieces(text, { words: new Set(terms), within: terms }, locale)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${withoutJoins(piece)}]` : withoutJoins(piece)))
    .join('');

describe('what a search has found in a text', () => {
  it('is marked whatever its case, and nothing else is', () => {
    expect(marked('Proxy types: one proxy, no proxies', ['proxy'])).toBe('[Proxy] types: one [proxy], no proxies');
    expect(marked('Прокси и профили', ['профили'], 'ru')).toBe('Прокси и [профили]');
  });

  it('is marked where words stand without spaces', () => {
    expect(marked('检查代理类型', ['代理'], 'zh')).toBe('检查[代理]类型');
  });

  it('loses nothing of the text', () => {
    const text = 'A <b>tag</b> & “quotes”, stay.';
    expect(
      markedPieces(text, { words: new Set(['tag', 'stay']), within: [] }, 'en')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt of a text', () => {
  const excerpt = (text: string) => excerptOf(text, { words: new Set(['proxy']), within: ['proxy'] });

  it('has dots where a sentence is broken off', () => {
    expect(excerpt(`A proxy ${'and so on '.repeat(30)}`)).toMatch(/ on…$/);
  });

  it('has none behind the end of a sentence', () => {
    const sentence = `A proxy ${'and so on '.repeat(16)}ends.`;
    expect(excerpt(`${sentence} ${'w'.repeat(40)}`)).toBe(sentence);
  });
});
