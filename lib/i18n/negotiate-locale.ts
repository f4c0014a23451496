import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { localeFromHost, type SiteHosts } from '@/lib/i18n/hosts';
import { defaultLocale, isPrefixed, type LocaleCode } from '@/lib/i18n/locales';
import { parseStoredLocale } from '@/lib/i18n/stored-locale';

/** Values of a request that indicate the preferred language. */
export type LanguageHints = {
  /** The Host header. */
  host: string | null | undefined;
  /** The value of the cookie `myLocale`. */
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
};

/**
 * Negotiates the locale of an unprefixed URL: its host's, else the cookie's, else the browser's, else the default one.
 * Of the cookie's and the browser's, only locales without a prefix count.
 */
export function negotiateLocale({ host, cookie, acceptLanguage }: LanguageHints, hosts: SiteHosts): LocaleCode {
  const hostLocale = localeFromHost(host, hosts);
  if (hostLocale) return hostLocale;
  const stored = parseStoredLocale(cookie);
  if (stored && !isPrefixed(stored)) return stored;
  return parseAcceptLanguage(acceptLanguage).find((locale) => !isPrefixed(locale)) ?? defaultLocale;
}

/** Returns the prefixed locale to which `/` redirects a visitor; null if `/` itself is served. */
export function rootRedirectLocale(
  { host, cookie, acceptLanguage }: LanguageHints,
  hosts: SiteHosts,
): LocaleCode | null {
  if (localeFromHost(host, hosts)) return null;
  const preferred = parseStoredLocale(cookie) ?? parseAcceptLanguage(acceptLanguage)[0];
  return preferred && isPrefixed(preferred) ? preferred : null;
}
