import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { localeOfHost, type SiteHosts } from '@/lib/i18n/hosts';
import { defaultLocale, isPrefixed, type LocaleCode } from '@/lib/i18n/locales';
import { storedLocale } from '@/lib/i18n/stored-locale';

/** What a request tells of the language it wants. */
export type LanguageHints = {
  /** The Host header. */
  host: string | null | undefined;
  /** The value of the cookie `myLocale`. */
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
};

/**
 * The locale that an unprefixed address speaks: its host's, else what the cookie says, else the browser's, where only
 * locales without a prefix count; else the default one.
 */
export function negotiateLocale({ host, cookie, acceptLanguage }: LanguageHints, hosts: SiteHosts): LocaleCode {
  const own = localeOfHost(host, hosts);
  if (own) return own;
  const stored = storedLocale(cookie);
  if (stored && !isPrefixed(stored)) return stored;
  return parseAcceptLanguage(acceptLanguage).find((locale) => !isPrefixed(locale)) ?? defaultLocale;
}

/** The prefixed locale that the bare root sends a visitor to, or null when the root itself answers. */
export function rootRedirectLocale(
  { host, cookie, acceptLanguage }: LanguageHints,
  hosts: SiteHosts,
): LocaleCode | null {
  if (localeOfHost(host, hosts)) return null;
  const wanted = storedLocale(cookie) ?? parseAcceptLanguage(acceptLanguage)[0];
  return wanted && isPrefixed(wanted) ? wanted : null;
}
