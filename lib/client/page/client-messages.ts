import type { Messages } from '@/generated/messages';

/** The English words are a type of literals; in other languages the same keys say something else. */
type Spoken<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Spoken<Words[Key]> };

/** What scripts say to visitors once a page is idle. */
export type ClientMessages = Spoken<Messages['client']>;

/** Loads the words of a language. @param locale a code of the locale table */
export async function loadClientMessages(locale: string): Promise<ClientMessages> {
  return ((await import(`@/generated/client-words/${locale}.json`)) as { default: ClientMessages }).default;
}
