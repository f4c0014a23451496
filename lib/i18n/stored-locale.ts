import { localeFromLanguage } from '@/lib/i18n/language-tag';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import { cookieMaxAgeDays, cookieNames } from '@/lib/config/cookies';

/** Name of the cookie, and key in local storage, that stores the visitor's language choice. */
export const storedLocaleCookie = cookieNames.locale;

/**
 * Local storage key of the chosen language and of the time until which no other one is suggested. Defined here so that
 * pages do not need to load the storage table.
 */
export const languagePreferenceKey = 'languageOffer';

/** Attributes of the cookie; `maxAge` is in seconds. */
export const storedLocaleCookieOptions = {
  path: '/',
  sameSite: 'lax',
  maxAge: cookieMaxAgeDays.locale * 24 * 60 * 60,
} as const;

/** Returns the locale of a stored choice, a code (`tc`) or a language tag (`zh-CN`); null for any other value. */
export function parseStoredLocale(stored: string | null | undefined): LocaleCode | null {
  if (!stored) return null;
  return isLocaleCode(stored) ? stored : localeFromLanguage(stored);
}
