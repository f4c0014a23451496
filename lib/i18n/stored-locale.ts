import { localeOfTag } from '@/lib/i18n/language-tag';
import { isLocaleCode, languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { cookieDays } from '@/lib/config/constants';

/** Where a visitor's choice of language is kept: a cookie, and local storage under the same key. */
export const storedLocaleCookie = 'myLocale';

/** Where is kept which language was chosen, and until when no other is offered. Here, so that pages need no table for it. */
export const languagePreferenceKey = 'languageOffer';

/** How the server sets the cookie; `maxAge` is in seconds. */
export const storedLocaleCookieOptions = {
  path: '/',
  sameSite: 'lax',
  maxAge: cookieDays.locale * 24 * 60 * 60,
} as const;

/** The locale a stored choice names: a code (`zh`) or a full tag (`zh-CN`); anything else counts as no choice. */
export function storedLocale(stored: string | null | undefined): LocaleCode | null {
  if (!stored) return null;
  if (isLocaleCode(stored)) return stored;
  const locale = localeOfTag(stored);
  return locale && languageOf(locale).toLowerCase() === stored.toLowerCase() ? locale : null;
}
