import type { SiteHosts } from '@/lib/i18n/hosts';
import { toInternalLocale, type InternalLocale } from '@/lib/i18n/internal-locale';
import { locales, type LocaleCode, type LocaleEntry } from '@/lib/i18n/locales';
import { site } from '@/lib/config/site';

/** The site's origins: the main one, and those of locales that a setting gives their own host. */
export type SiteOrigins = { main: string; byLocale: Partial<Record<LocaleCode, string>> };

const settingValues: Record<NonNullable<LocaleEntry['domain']>, string | undefined> = { ZH_SITE_URL: site.zhUrl };

export const siteOrigins: SiteOrigins = {
  main: site.url,
  byLocale: Object.fromEntries(
    locales.flatMap(({ code, domain }) => {
      const origin = domain ? settingValues[domain] : undefined;
      return origin ? [[code, origin]] : [];
    }),
  ),
};

const hostName = (origin: string) => new URL(origin).hostname;

export const siteHosts: SiteHosts = {
  main: hostName(siteOrigins.main),
  byLocale: Object.fromEntries(Object.entries(siteOrigins.byLocale).map(([code, origin]) => [code, hostName(origin)])),
};

/** Returns whether a locale has its own host, where its URLs have no prefix. */
export function hasDedicatedHost(locale: LocaleCode): boolean {
  return siteOrigins.byLocale[locale] !== undefined;
}

/** Returns the internal locale of a locale's canonical URLs. */
export function canonicalInternalLocale(locale: LocaleCode): InternalLocale {
  return toInternalLocale(locale, !hasDedicatedHost(locale));
}

/** Internal locales that have pages: with a dedicated host, Chinese pages have no prefix. */
export const internalLocales: readonly InternalLocale[] = [
  ...new Set([...locales.map(({ code }) => code), ...locales.map(({ code }) => canonicalInternalLocale(code))]),
];

/** Returns the origin of a locale's pages, feeds and sitemaps. */
export function localeOrigin(locale: LocaleCode): string {
  return siteOrigins.byLocale[locale] ?? siteOrigins.main;
}
