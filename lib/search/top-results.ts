import type { LocaleCode } from '@/lib/i18n/locales';
import type { AskedWord, RankedPage } from '@/lib/search/rank-pages';
import { searchCategories, type SearchCategory } from '@/lib/search/categories';

/** Score factor of pages in another language than the reader's. */
const otherLocaleFactor = 0.6;

/** Minimum share of the best page's matched words that a page must contain if no page contains all. */
const minMatchShare = 0.6;

const bits = (number: number): number => (number === 0 ? 0 : (number & 1) + bits(number >>> 1));

/** Number of pages per category. */
export function countCategories(pages: readonly Pick<RankedPage, 'kind'>[]): Record<SearchCategory, number> {
  const counts = Object.fromEntries(searchCategories.map((kind) => [kind, 0])) as Record<SearchCategory, number>;
  for (const { kind } of pages) counts[kind] += 1;
  return counts;
}

/**
 * The pages with all words of a query or, if there are none, with most of them; best first.
 * @returns the pages, and whether they contain all words
 */
export function topResults(
  ranked: readonly RankedPage[],
  asked: readonly Pick<AskedWord, 'isOptional'>[],
  reader: LocaleCode,
): { fitting: RankedPage[]; isWhole: boolean } {
  const required = asked.reduce((mask, { isOptional }, i) => (isOptional ? mask : mask | (1 << i)), 0);
  const matched = ({ words }: RankedPage) => bits(words & required);
  const most = ranked.reduce((count, page) => Math.max(count, matched(page)), 0);
  const least = most === bits(required) ? most : Math.max(1, Math.ceil(most * minMatchShare));
  const scoreOf = (page: RankedPage) =>
    page.score *
    (matched(page) / bits(required)) ** 2 *
    // Boosts titles that contain all words.
    ((page.titled & required) === required ? 1.3 : 1) *
    (page.index.head.locale === reader ? 1 : otherLocaleFactor);
  const fitting = ranked
    .filter((page) => matched(page) >= least)
    .map((page) => ({ ...page, score: scoreOf(page) }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
  return { fitting, isWhole: most > 0 && most === bits(required) };
}
