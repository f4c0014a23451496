/** What the search that opens over a page says, as scripts/search-messages.ts writes it. */
export type SearchMessages = typeof import('@/generated/search-words/en.json');

/** Loads the messages of a language. @param locale a code of the locale table */
export async function loadSearchMessages(locale: string): Promise<SearchMessages> {
  return ((await import(`@/generated/search-words/${locale}.json`)) as { default: SearchMessages }).default;
}
