import 'server-only';
import type { LocaleCode } from '@/lib/i18n/locales';
import { indexLoader } from '@/lib/search/index-loader';
import { maxQueryLength, search, searchKinds, type SearchResults, type SearchKind } from '@/lib/search/search';

/** So many results are on a page: of all kinds, or of the one that was chosen. */
const shown = 20;

/** How many pages so many results fill. */
export const resultPages = (count: number): number => Math.ceil(count / shown);

/** What an address asks for. */
type Asked = { query: string; kind?: SearchKind; page: number };

/** A page of the pages and articles that fit a query, the best first. */
export function searchSite(locale: LocaleCode, { query, kind, page }: Asked): Promise<SearchResults> {
  return search(indexLoader, query, { locale, kind, page, limit: shown });
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''));

/** What an address asks for: its words without what cannot be seen, the kind of results, if there is such a kind, and the page. */
export function asksFor({ q, kind, page }: Query): Asked {
  // Half a character at the cut would be no character at all.
  const query = one(q)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
  const number = /^[1-9]\d{0,5}$/.test(one(page)) ? Number(one(page)) : 1;
  return { query, kind: searchKinds.find((name) => name === one(kind)), page: number };
}
