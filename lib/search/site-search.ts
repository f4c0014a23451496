import 'server-only';
import type { LocaleCode } from '@/lib/i18n/locales';
import { indexLoader } from '@/lib/search/index-loader';
import { withoutFormatCharacters } from '@/lib/search/normalize-token';
import { maxQueryLength, search, searchKinds, type SearchResults, type SearchKind } from '@/lib/search/search';

/** Hits per result page. */
const pageSize = 20;

/** Number of result pages for a number of hits. */
export const resultPages = (count: number): number => Math.ceil(count / pageSize);

/** Search parameters of a URL. */
type SearchParams = { query: string; kind?: SearchKind; page: number };

/** One result page of matching pages and articles, best first. */
export function searchSite(locale: LocaleCode, { query, kind, page }: SearchParams): Promise<SearchResults> {
  return search(indexLoader, query, { locale, kind, page, limit: pageSize });
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''));

/** Parses the search parameters of a URL: query without invisible characters, category if valid, and page. */
export function asksFor({ q, kind, page }: Query): SearchParams {
  // Truncation may leave half of a surrogate pair, which is removed.
  const query = withoutFormatCharacters(one(q))
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
  const number = /^[1-9]\d{0,5}$/.test(one(page)) ? Number(one(page)) : 1;
  return { query, kind: searchKinds.find((name) => name === one(kind)), page: number };
}
