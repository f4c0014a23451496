/** Without case, accents, word joiners and full-width forms, so that “Fingerabdruck” and “ｆｉｎｇｅｒ” meet. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u2060]/gu, '')
    .toLowerCase();

/** True when the text holds every word of the query, in any order; an empty query fits everything. */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
