/** What the search that opens over a page says, as scripts/search-words.ts writes it. */
export type SearchWords = typeof import('@/generated/search-words/en.json');

/** Loads the words of a language. @param locale a code of the locale table */
export async function loadSearchWords(locale: string): Promise<SearchWords> {
  return ((await import(`@/generated/search-words/${locale}.json`)) as { default: SearchWords }).default;
}
