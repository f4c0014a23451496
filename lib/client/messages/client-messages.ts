import type { Messages } from '@/generated/messages';
import { loadMessages } from '@/lib/client/messages/load-messages';
import type { ElementText } from '@/lib/i18n/element-text';

/** English messages have literal types; other languages have the same keys with other strings. */
type Localized<Source> = { [Key in keyof Source]: Source[Key] extends string ? string : Localized<Source[Key]> };

type BannerMessages = Messages['client']['promoBanner'];

/** Messages of scripts that load once a page is idle; the texts of campaigns may be English. */
export type ClientMessages = Localized<Omit<Messages['client'], 'promoBanner'>> & {
  promoBanner: { [Key in keyof BannerMessages]: Key extends 'label' | 'close' ? string : ElementText };
};

/** Loads the messages of a language. @param locale a code of the locale table */
export const loadClientMessages = (locale: string): Promise<ClientMessages> => loadMessages(`client-${locale}`);
