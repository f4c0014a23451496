import type { Messages } from '@/generated/messages';

/** English messages have literal types; other languages have the same keys with other strings. */
type Localized<Source> = { [Key in keyof Source]: Source[Key] extends string ? string : Localized<Source[Key]> };

/** Messages of scripts that load once a page is idle. */
export type ClientMessages = Localized<Messages['client']>;

/** Loads the messages of a language. @param locale a code of the locale table */
export async function loadClientMessages(locale: string): Promise<ClientMessages> {
  return ((await import(`@/generated/client-words/${locale}.json`)) as { default: ClientMessages }).default;
}
