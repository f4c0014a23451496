import { describe, expect, it } from 'vitest';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { createExcerpt } from '@/lib/search/excerpts';
import { highlight } from '@/lib/search/highlight';
import { serializeCode, serializeSection, serializeTable } from '@/lib/search/section-text';

const marked = (text: string, terms: string[], locale: 'en' | 'ru' | 'zh' = 'en') =>
  highlight(text, { words: new Set(terms), substrings: terms }, locale)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${withPlainSpaces(piece)}]` : withPlainSpaces(piece)))
    .join('');

describe('search matches in a text', () => {
  it('search matches are highlighted in any case, and nothing else is', () => {
    expect(marked('Proxy types: one proxy, no proxies', ['proxy'])).toBe('[Proxy] types: one [proxy], no proxies');
    expect(marked('Прокси и профили', ['профили'], 'ru')).toBe('Прокси и [профили]');
  });

  it('search matches are highlighted in texts without spaces', () => {
    expect(marked('检查代理类型', ['代理'], 'zh')).toBe('检查[代理]类型');
  });

  it('highlighting search matches preserves the whole text', () => {
    const text = 'A <b>tag</b> & “quotes”, stay.';
    expect(
      highlight(text, { words: new Set(['tag', 'stay']), substrings: [] }, 'en')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('excerpts', () => {
  const excerpt = (text: string) => createExcerpt(text, { words: new Set(['proxy']), substrings: ['proxy'] });

  it('an excerpt has an ellipsis where a sentence is truncated', () => {
    expect(excerpt(`A proxy ${'and so on '.repeat(30)}`)).toMatch(/ on…$/);
  });

  it('an excerpt has no ellipsis after the end of a sentence', () => {
    const sentence = `A proxy ${'and so on '.repeat(16)}ends.`;
    expect(excerpt(`${sentence} ${'w'.repeat(40)}`)).toBe(sentence);
  });

  it('an excerpt has whole sentences, with blocks separated', () => {
    const before = `${'Words of another sentence come before. '.repeat(6)}`;
    expect(excerpt(`${before}A proxy is here. It ends.\nAnother block`)).toMatch(
      /^Words .*A proxy is here\. It ends\./,
    );
    expect(excerpt(`First. Second has a proxy:\none\nNext. End.`)).toBe('First. Second has a proxy: one · Next. End.');
  });

  it('an ellipsis of an excerpt is not separated from its word', () => {
    expect(excerpt(`${'and so on '.repeat(30)}proxy`)).toMatch(/^…\p{L}/u);
  });

  it('an excerpt does not split a character', () => {
    expect(excerpt(`字proxy${'字'.repeat(83)}${'𠮷'.repeat(80)}`)).not.toMatch(/\p{Cs}/u);
  });

  it('an excerpt shows a table row or a code line only if nothing else matches', () => {
    const table = serializeTable([
      ['You see', 'Cause'],
      ['ERR_FAILED', 'No proxy'],
      ['OK', 'None'],
    ]);
    const code = serializeCode("args: [\n  '--proxy-server',\n]");
    expect(excerpt(serializeSection(['Told of a proxy.', 'More.'], [table, code]))).toBe('Told of a proxy. · More.');
    expect(excerpt(serializeSection(['Told.'], [table, code]))).toBe('You see: ERR_FAILED; Cause: No proxy');
    expect(excerpt(serializeSection(['Told.'], [code]))).toBe("'--proxy-server',");
    expect(excerpt(serializeSection(['Told.'], [serializeCode('nothing')]))).toBe('Told.');
    expect(
      createExcerpt(serializeSection(['Told.'], [code]), { words: new Set(['proxy']), substrings: [] }, true),
    ).toBe('Told.');
    expect(
      excerpt(
        serializeSection(
          [],
          [
            serializeTable([
              ['', 'Copied'],
              ['The proxy', 'Yes'],
            ]),
          ],
        ),
      ),
    ).toBe('The proxy: Yes');
  });
});
