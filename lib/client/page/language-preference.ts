import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { languagePreferenceKey } from '@/lib/i18n/stored-locale';
import { hasPrivacySignal } from '@/lib/client/privacy/privacy-signal';

/**
 * What a visitor wants of languages: the tag of the one that was chosen, or nothing; and until when no other is to be
 * offered, in milliseconds since 1970, or nothing. In memory too, since not everything may be stored.
 */
let wish = ' ';

export const readPreference = (): string => readStored('localStorage', languagePreferenceKey) ?? wish;

export function storePreference(chosen: string, until: number | string): void {
  wish = `${chosen} ${until}`;
  if (!hasPrivacySignal()) writeStored('localStorage', languagePreferenceKey, wish);
}
