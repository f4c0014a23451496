import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import type { LocaleCode } from '@/lib/i18n/locales';
import { indexLoader } from '@/lib/search/index-loader';
import { searchCategories, type SearchCategory } from '@/lib/search/index-format';
import { maxQueryLength, search, type SearchResults } from '@/lib/search/search';

/** Hits per result page. */
const pageSize = 20;

/** Number of result pages for a number of hits. */
export const countResultPages = (count: number): number => Math.ceil(count / pageSize);

/** Search parameters of a URL. */
export type SearchParams = { query: string; category?: SearchCategory; page: number };

/** One result page of matching pages and articles, best first. */
export function searchSite(locale: LocaleCode, { query, category, page }: SearchParams): Promise<SearchResults> {
  return search(indexLoader, query, { locale, category, page, limit: pageSize });
}

/** Parses the search parameters of a URL: query without invisible characters, category if valid, and page. */
export function parseSearchParams(parameters: URLSearchParams): SearchParams {
  const [q, kind, page] = ['q', 'kind', 'page'].map((name) => parameters.get(name) ?? '') as [string, string, string];
  // Truncation may leave half of a surrogate pair, which is removed.
  const query = withoutInvisibleCharacters(q)
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
  const pageNumber = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return { query, category: searchCategories.find((name) => name === kind), page: pageNumber };
}
