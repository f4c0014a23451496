import { cookieDays } from '@/lib/config/constants';
import { languagePreferenceKey, storedLocaleCookie } from '@/lib/i18n/stored-locale';
import { codeTabKey } from '@/lib/contract/code-tab';
import { themeKey } from '@/lib/contract/theme';

/**
 * Every cookie and every key of web storage that the site sets: the code takes the names from here, and the cookie page
 * lists them. What each is for stands in privacy.json under its id.
 */

/** Why a value is kept. What is needed works without a choice; the others only with the visitor's consent. */
export type Purpose = 'needed' | 'measurement' | 'services';

export type StoredValue = {
  id: string;
  name: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage';
  purpose: Purpose;
  /** Days until it goes; null = until the browser or the visitor removes it (session storage: until the tab closes). */
  days: number | null;
};

/** Cookies by what they are for. */
export const cookieNames = {
  locale: storedLocaleCookie,
  consent: 'consent',
  device: '__SYS_ID',
  ref: '__REF',
  referer: 'referer',
} as const;

/** Keys of local and session storage by what they are for. */
export const storageKeys = {
  locale: storedLocaleCookie,
  theme: themeKey,
  languageOffer: languagePreferenceKey,
  registrationCode: 'registration_code',
  source: 'source',
  /** First and last arrival. */
  touches: 'touches',
  fingerprint: 'fingerprint',
  visit: 'visit',
  banner: 'banner',
  /** The number of the hue of the profile that was chosen in the list. */
  facet: 'facet',
  /** The name of the tab of code that was chosen. */
  code: codeTabKey,
  reload: 'reload',
  /** The beginnings of the keys of what waits to be sent: of each event, and of each arrival. */
  event: 'event:',
  landing: 'landing:',
  /** The beginning of the keys that tell when sending is tried again, and how much had to go unsent. */
  sending: 'sending:',
  /** '1' for a visitor whom a person answers, '0' for one whom the robot does. */
  openChat: 'open_chat',
} as const;

export const storedValues = [
  { id: 'locale', name: cookieNames.locale, kind: 'cookie', purpose: 'needed', days: cookieDays.locale },
  { id: 'locale', name: storageKeys.locale, kind: 'localStorage', purpose: 'needed', days: null },
  { id: 'theme', name: storageKeys.theme, kind: 'localStorage', purpose: 'needed', days: null },
  { id: 'consent', name: cookieNames.consent, kind: 'cookie', purpose: 'needed', days: cookieDays.consent },
  { id: 'languageOffer', name: storageKeys.languageOffer, kind: 'localStorage', purpose: 'needed', days: null },
  { id: 'banner', name: storageKeys.banner, kind: 'localStorage', purpose: 'needed', days: null },
  { id: 'facet', name: storageKeys.facet, kind: 'sessionStorage', purpose: 'needed', days: null },
  { id: 'code', name: storageKeys.code, kind: 'localStorage', purpose: 'needed', days: null },
  { id: 'reload', name: storageKeys.reload, kind: 'sessionStorage', purpose: 'needed', days: null },
  { id: 'device', name: cookieNames.device, kind: 'cookie', purpose: 'measurement', days: cookieDays.device },
  { id: 'visit', name: storageKeys.visit, kind: 'sessionStorage', purpose: 'measurement', days: null },
  { id: 'event', name: `${storageKeys.event}*`, kind: 'localStorage', purpose: 'measurement', days: null },
  { id: 'landing', name: `${storageKeys.landing}*`, kind: 'localStorage', purpose: 'measurement', days: null },
  { id: 'sending', name: `${storageKeys.sending}*`, kind: 'localStorage', purpose: 'measurement', days: null },
  { id: 'fingerprint', name: storageKeys.fingerprint, kind: 'localStorage', purpose: 'measurement', days: null },
  { id: 'referer', name: cookieNames.referer, kind: 'cookie', purpose: 'measurement', days: cookieDays.referer },
  { id: 'source', name: storageKeys.source, kind: 'localStorage', purpose: 'measurement', days: null },
  { id: 'touches', name: storageKeys.touches, kind: 'localStorage', purpose: 'measurement', days: null },
  { id: 'ref', name: cookieNames.ref, kind: 'cookie', purpose: 'measurement', days: cookieDays.ref },
  {
    id: 'registrationCode',
    name: storageKeys.registrationCode,
    kind: 'localStorage',
    purpose: 'measurement',
    days: null,
  },
  { id: 'chat', name: storageKeys.openChat, kind: 'localStorage', purpose: 'services', days: null },
] as const satisfies readonly StoredValue[];
