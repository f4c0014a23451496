import { cookieMaxAgeDays, cookieNames } from '@/lib/config/cookies';
import { languagePreferenceKey, storedLocaleCookie } from '@/lib/i18n/stored-locale';
import { codeTabKey } from '@/lib/contract/code-tab';
import { profileColorKey } from '@/lib/contract/profile-color';
import { themeKey } from '@/lib/contract/theme';

/**
 * All cookies and web storage keys of the site. The cookie page lists them; privacy.json describes the purpose of each
 * under its id.
 */

/** The purpose of a stored value. `necessary` requires no consent; the others do. */
export type Purpose = 'necessary' | 'analytics' | 'services';

export type StoredValue = {
  id: string;
  name: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage';
  purpose: Purpose;
  /** Lifetime in days; null = until the browser or the visitor removes it (session storage: until the tab closes). */
  days: number | null;
};

/** Keys of local and session storage by purpose. */
export const storageKeys = {
  locale: storedLocaleCookie,
  theme: themeKey,
  languagePreference: languagePreferenceKey,
  registrationCode: 'registration_code',
  source: 'source',
  /** The first and the last touch. */
  touches: 'touches',
  fingerprint: 'fingerprint',
  /** The ID of the tab's visit. */
  visit: 'visit',
  /** Key prefix of the browser's visits. */
  visits: 'visit:',
  banner: 'banner',
  facet: profileColorKey,
  /** The name of the selected code tab. */
  code: codeTabKey,
  /** Campaign values that the visitor asked the link builder to suggest. */
  utmVocabulary: 'utm_vocabulary',
  /** Encrypted accounts that the visitor asked the page of two-factor codes to keep. */
  twoFactorAccounts: 'two_factor_accounts',
  /** The result of the fingerprint check that the visitor asked to keep. */
  fingerprintCheck: 'fingerprint_check',
  /** Key prefixes of queued events and landings. */
  event: 'event:',
  landing: 'landing:',
  /** Key prefix of pages that were left before analytics had started. */
  early: 'early:',
  /** '1' if a person answers the visitor, '0' if the chatbot does. */
  openChat: 'open_chat',
} as const;

export const storedValues = [
  { id: 'locale', name: cookieNames.locale, kind: 'cookie', purpose: 'necessary', days: cookieMaxAgeDays.locale },
  { id: 'locale', name: storageKeys.locale, kind: 'localStorage', purpose: 'necessary', days: null },
  { id: 'theme', name: storageKeys.theme, kind: 'localStorage', purpose: 'necessary', days: null },
  { id: 'consent', name: cookieNames.consent, kind: 'cookie', purpose: 'necessary', days: cookieMaxAgeDays.consent },
  {
    id: 'languagePreference',
    name: storageKeys.languagePreference,
    kind: 'localStorage',
    purpose: 'necessary',
    days: null,
  },
  { id: 'banner', name: storageKeys.banner, kind: 'localStorage', purpose: 'necessary', days: null },
  { id: 'facet', name: storageKeys.facet, kind: 'sessionStorage', purpose: 'necessary', days: null },
  { id: 'code', name: storageKeys.code, kind: 'localStorage', purpose: 'necessary', days: null },
  { id: 'utmVocabulary', name: storageKeys.utmVocabulary, kind: 'localStorage', purpose: 'necessary', days: null },
  {
    id: 'twoFactorAccounts',
    name: storageKeys.twoFactorAccounts,
    kind: 'localStorage',
    purpose: 'necessary',
    days: null,
  },
  {
    id: 'fingerprintCheck',
    name: storageKeys.fingerprintCheck,
    kind: 'localStorage',
    purpose: 'necessary',
    days: null,
  },
  { id: 'device', name: cookieNames.device, kind: 'cookie', purpose: 'analytics', days: cookieMaxAgeDays.device },
  { id: 'visit', name: storageKeys.visit, kind: 'sessionStorage', purpose: 'analytics', days: null },
  { id: 'visit', name: `${storageKeys.visits}*`, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'event', name: `${storageKeys.event}*`, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'landing', name: `${storageKeys.landing}*`, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'early', name: `${storageKeys.early}*`, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'fingerprint', name: storageKeys.fingerprint, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'referer', name: cookieNames.referer, kind: 'cookie', purpose: 'analytics', days: cookieMaxAgeDays.referer },
  { id: 'source', name: storageKeys.source, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'touches', name: storageKeys.touches, kind: 'localStorage', purpose: 'analytics', days: null },
  { id: 'ref', name: cookieNames.ref, kind: 'cookie', purpose: 'analytics', days: cookieMaxAgeDays.ref },
  {
    id: 'registrationCode',
    name: storageKeys.registrationCode,
    kind: 'localStorage',
    purpose: 'analytics',
    days: null,
  },
  { id: 'chat', name: storageKeys.openChat, kind: 'localStorage', purpose: 'services', days: null },
] as const satisfies readonly StoredValue[];
