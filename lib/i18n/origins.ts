import type { SiteHosts } from '@/lib/i18n/hosts';
import { locales, type LocaleCode, type LocaleEntry } from '@/lib/i18n/locales';
import { site } from '@/lib/config/site';

/** The site's origins: the main one, and those of the locales to which a setting gives a host of their own. */
export type SiteOrigins = { main: string; ofLocale: Partial<Record<LocaleCode, string>> };

const configured: Record<NonNullable<LocaleEntry['domain']>, string | undefined> = { ZH_SITE_URL: site.zhUrl };

export const siteOrigins: SiteOrigins = {
  main: site.url,
  ofLocale: Object.fromEntries(
    locales.flatMap(({ code, domain }) => {
      const origin = domain ? configured[domain] : undefined;
      return origin ? [[code, origin]] : [];
    }),
  ),
};

const hostName = (origin: string) => new URL(origin).hostname;

export const siteHosts: SiteHosts = {
  main: hostName(siteOrigins.main),
  ofLocale: Object.fromEntries(Object.entries(siteOrigins.ofLocale).map(([code, origin]) => [code, hostName(origin)])),
};

/** True when the locale lives on a host of its own, where its addresses carry no prefix. */
export function hasOwnOrigin(locale: LocaleCode): boolean {
  return siteOrigins.ofLocale[locale] !== undefined;
}

/** Where a locale's pages, feeds and sitemaps live. */
export function originOf(locale: LocaleCode): string {
  return siteOrigins.ofLocale[locale] ?? siteOrigins.main;
}
