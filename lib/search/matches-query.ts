import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import { foldKana } from '@/lib/search/normalize-token';

/** Removes case, accents, invisible characters and full-width forms, so that “ｆｉｎｇｅｒ” matches “Fingerabdruck”. */
const normalize = (text: string): string =>
  foldKana(withoutInvisibleCharacters(text.normalize('NFKD')).replace(/\p{M}/gu, '').toLowerCase());

/** Whether a text contains all words of a query, in any order; an empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = normalize(text);
  return normalize(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
