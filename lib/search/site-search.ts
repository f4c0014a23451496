import 'server-only';
import type { LocaleCode } from '@/lib/i18n/locales';
import { builtParts } from '@/lib/search/built-parts';
import { longestQuery, search, searchKinds, type Found, type SearchKind } from '@/lib/search/search';

/** So many results are on a page: of all kinds, or of the one that was chosen. */
const shown = 20;

/** The pages and articles that fit a query best. @param kind only those of this kind */
export function searchSite(locale: LocaleCode, query: string, kind?: SearchKind): Promise<Found> {
  return search(builtParts, query, { locale, kind, limit: shown });
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''));

/** What an address asks for: its words without what cannot be seen, and the kind of results, if there is such a kind. */
export function asksFor({ q, kind }: Query): { query: string; kind?: SearchKind } {
  // Half a character at the cut would be no character at all.
  const query = one(q)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return { query, kind: searchKinds.find((name) => name === one(kind)) };
}
