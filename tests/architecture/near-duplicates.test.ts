import { expect, it } from 'vitest';
import { flattenMessages, type MessageTree } from '@/lib/content/message-parity';
import { pageCopy } from '@/lib/content/page-copy';
import { languageTag, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { alternativeIds } from '@/lib/urls/alternatives';
import { copyLocales } from '@/lib/urls/locale-availability';
import { solutionIds } from '@/lib/urls/solutions';

/** Two pages in one language may share at most this part of the shorter page's five-word shingles. */
const maxShare = 0.15;
const run = 5;

/** The five-word shingles of a text, segmented into words by the language's own rules. */
function shingles(text: string, language: string): Set<string> {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase());
  const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  return new Set(words.slice(0, 1 - run).map((_, i) => words.slice(i, i + run).join(' ')));
}

function similarity(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].filter((shingle) => large.has(shingle)).length / small.size;
}

function pagesOf(locale: LocaleCode) {
  const kinds = [
    ...solutionIds().map((id) => ['solutions', id]),
    ...alternativeIds().map((id) => ['alternatives', id]),
  ] as ['solutions' | 'alternatives', string][];
  return kinds
    .filter(([kind, id]) => copyLocales(kind, id).includes(locale))
    .map(([kind, id]) => {
      const text = flattenMessages(pageCopy(locale, kind, id) as unknown as MessageTree).map(([, message]) => message);
      return { name: `${kind}/${id}`, runs: shingles(text.join(' . '), languageTag(locale)) };
    });
}

it.each(localeCodes)('pages have distinct texts in %s', (locale) => {
  const pages = pagesOf(locale);
  const nearDuplicates = pages.flatMap((page, i) =>
    pages
      .slice(i + 1)
      .map((other) => ({ pair: `${page.name} and ${other.name}`, share: similarity(page.runs, other.runs) })),
  );
  expect(nearDuplicates.filter(({ share }) => share > maxShare)).toEqual([]);
});

it('near-duplicates are detected', () => {
  const text = 'Every shop has a profile of its own, and a proxy in its own country.';
  expect(similarity(shingles(text, 'en-US'), shingles(`${text} Another sentence.`, 'en-US'))).toBe(1);
  expect(similarity(shingles(text, 'en-US'), shingles('Nothing of it stands here in any way at all.', 'en-US'))).toBe(
    0,
  );
});
