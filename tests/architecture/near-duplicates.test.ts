import { describe, expect, it } from 'vitest';
import { leaves, type MessageTree } from '@/lib/content/message-parity';
import { pageCopy } from '@/lib/content/page-copy';
import { languageOf, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { alternativeIds, copyLocales, solutionIds } from '@/lib/urls/catalogue';

/** Of two pages in one language, at most this share of the shorter one's runs of five words may stand in the other. */
const most = 0.15;
const run = 5;

/** The runs of five words of a text; words as the language's own rules tell them apart. */
function shingles(text: string, language: string): Set<string> {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase());
  const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  return new Set(words.slice(0, 1 - run).map((_, i) => words.slice(i, i + run).join(' ')));
}

function likeness(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].filter((shingle) => large.has(shingle)).length / small.size;
}

function pagesOf(locale: LocaleCode) {
  const kinds = [
    ...solutionIds.map((id) => ['solutions', id]),
    ...alternativeIds.map((id) => ['alternatives', id]),
  ] as ['solutions' | 'alternatives', string][];
  return kinds
    .filter(([kind, id]) => copyLocales(kind, id).includes(locale))
    .map(([kind, id]) => {
      const text = leaves(pageCopy(locale, kind, id) as unknown as MessageTree).map(([, words]) => words);
      return { name: `${kind}/${id}`, runs: shingles(text.join(' . '), languageOf(locale)) };
    });
}

describe('solutions and alternatives', () => {
  it.each(localeCodes)('are each a page of their own in %s', (locale) => {
    const pages = pagesOf(locale);
    const alike = pages.flatMap((page, i) =>
      pages
        .slice(i + 1)
        .map((other) => ({ pair: `${page.name} and ${other.name}`, share: likeness(page.runs, other.runs) })),
    );
    expect(alike.filter(({ share }) => share > most)).toEqual([]);
  });

  it('are told to be alike when they are', () => {
    const text = 'Every shop has a profile of its own, and a proxy in its own country.';
    expect(likeness(shingles(text, 'en-US'), shingles(`${text} Another sentence.`, 'en-US'))).toBe(1);
    expect(likeness(shingles(text, 'en-US'), shingles('Nothing of it stands here in any way at all.', 'en-US'))).toBe(
      0,
    );
  });
});
