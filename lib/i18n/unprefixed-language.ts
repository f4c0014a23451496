import { acceptedLocales } from '@/lib/i18n/accept-language';
import { localeOfTag } from '@/lib/i18n/language-tag';
import { isLocaleCode, languageOf, type LocaleCode } from '@/lib/i18n/locales';

export type LanguageHints = {
  /** The value of the cookie `myLocale`. */
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
};

/** The locale a stored choice names: a code (`zh`) or a full tag (`zh-CN`); anything else counts as no choice. */
export function storedLocale(cookie: string | null | undefined): LocaleCode | null {
  if (!cookie) return null;
  if (isLocaleCode(cookie)) return cookie;
  const locale = localeOfTag(cookie);
  return locale && languageOf(locale).toLowerCase() === cookie.toLowerCase() ? locale : null;
}

/** The language of an unprefixed page: the cookie, then the browser, between English and Chinese only; else English. */
export function unprefixedLocale({ cookie, acceptLanguage }: LanguageHints): 'en' | 'zh' {
  const stored = storedLocale(cookie);
  if (stored === 'en' || stored === 'zh') return stored;
  return acceptedLocales(acceptLanguage).find((locale) => locale === 'en' || locale === 'zh') === 'zh' ? 'zh' : 'en';
}

/** The prefixed locale that the bare root sends a visitor to, or null when the root itself answers. */
export function rootRedirectLocale({ cookie, acceptLanguage }: LanguageHints): LocaleCode | null {
  const wanted = storedLocale(cookie) ?? acceptedLocales(acceptLanguage)[0] ?? null;
  return wanted === 'en' || wanted === 'zh' ? null : wanted;
}
