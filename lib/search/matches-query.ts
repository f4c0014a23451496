/** Removes case, accents, invisible characters and full-width forms, so that “ｆｉｎｇｅｒ” matches “Fingerabdruck”. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Whether a text contains all words of a query, in any order; an empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = normalize(text);
  return normalize(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
