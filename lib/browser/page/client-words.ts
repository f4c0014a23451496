import type words from '@/messages/en/client.json';

/** What scripts say to visitors once a page is idle. */
export type ClientWords = typeof words;

/** Loads the words of a language. @param locale a code of the locale table */
export async function loadClientWords(locale: string): Promise<ClientWords> {
  return ((await import(`@/generated/client-words/${locale}.json`)) as { default: ClientWords }).default;
}
