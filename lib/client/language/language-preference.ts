import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { languagePreferenceKey } from '@/lib/i18n/stored-locale';
import { browserSendsPrivacySignal } from '@/lib/client/privacy/global-privacy-control';

/**
 * Language preference: the tag of the chosen language or empty, and until when no other is suggested, in ms since 1970,
 * or empty. In memory too, since storage may be forbidden.
 */
let preference = ' ';

export const readPreference = (): string => readStorageItem('localStorage', languagePreferenceKey) ?? preference;

export function storePreference(chosen: string, until: number | string): void {
  preference = `${chosen} ${until}`;
  if (!browserSendsPrivacySignal()) writeStorageItem('localStorage', languagePreferenceKey, preference);
}
