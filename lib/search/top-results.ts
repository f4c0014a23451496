import type { LocaleCode } from '@/lib/i18n/locales';
import type { ResolvedWord, RankedPage } from '@/lib/search/rank-pages';
import { searchCategories, type SearchCategory } from '@/lib/search/index-format';

/** Minimum share of the best page's matched words that a page must contain if no page contains all. */
const minMatchShare = 0.6;

/**
 * Compares pages by language: those in the reader's come first, because their titles use other words than an English
 * query, and would rank below any English page.
 */
export const compareByLocale =
  (locale: LocaleCode) =>
  (a: RankedPage, b: RankedPage): number =>
    Number(b.index.manifest.locale === locale) - Number(a.index.manifest.locale === locale);

/** Number of bits that are set. */
export const popcount = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + popcount(mask >>> 1));

/** Number of pages per category. */
export function countCategories(pages: readonly Pick<RankedPage, 'category'>[]): Record<SearchCategory, number> {
  const counts = Object.fromEntries(searchCategories.map((category) => [category, 0])) as Record<
    SearchCategory,
    number
  >;
  for (const { category } of pages) counts[category] += 1;
  return counts;
}

/**
 * The pages with all words of a query or, if there are none, with most of them; the reader's language first, then best
 * first.
 * @returns the pages, and whether they contain all words
 */
export function topResults(
  ranked: readonly RankedPage[],
  words: readonly Pick<ResolvedWord, 'isOptional'>[],
  locale: LocaleCode,
): { matches: RankedPage[]; hasFullMatch: boolean } {
  const required = words.reduce((mask, { isOptional }, i) => (isOptional ? mask : mask | (1 << i)), 0);
  const countMatched = ({ wordMask }: RankedPage) => popcount(wordMask & required);
  const maxMatched = ranked.reduce((count, page) => Math.max(count, countMatched(page)), 0);
  const minMatched =
    maxMatched === popcount(required) ? maxMatched : Math.max(1, Math.ceil(maxMatched * minMatchShare));
  const finalScore = (page: RankedPage) =>
    page.score *
    (countMatched(page) / popcount(required)) ** 2 *
    // Boosts titles that contain all words.
    ((page.titleMask & required) === required ? 1.3 : 1);
  const compareLocales = compareByLocale(locale);
  const matches = ranked
    .filter((page) => countMatched(page) >= minMatched)
    .map((page) => ({ ...page, score: finalScore(page) }))
    .sort((a, b) => compareLocales(a, b) || b.score - a.score || a.page - b.page);
  return { matches, hasFullMatch: maxMatched > 0 && maxMatched === popcount(required) };
}
