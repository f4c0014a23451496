import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** The path of one file of a locale's sitemap: `/en-US-sitemap.xml`, `/en-US-sitemap-2.xml`. */
export function sitemapPath(locale: LocaleCode, part: number): string {
  return `/${languageOf(locale)}-sitemap${part > 1 ? `-${part}` : ''}.xml`;
}

/** Whether a path is the sitemap index's. */
export function isSitemapIndex(path: string): boolean {
  return path === '/sitemap.xml' || path === '/index-sitemap.xml';
}
