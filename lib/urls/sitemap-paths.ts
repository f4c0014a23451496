import { languageTag, type LocaleCode } from '@/lib/i18n/locales';

/** The path of one file of a locale's sitemap: `/en-US-sitemap.xml`, `/en-US-sitemap-2.xml`. */
export function sitemapPath(locale: LocaleCode, part: number): string {
  return `/${languageTag(locale)}-sitemap${part > 1 ? `-${part}` : ''}.xml`;
}

/** The paths of all files that a locale's sitemap may have; how many it has depends on the content. */
export const sitemapFileSource = '[a-z]{2}-[A-Z]{2}-sitemap(?:-(?:[2-9]|[1-9]\\d+))?\\.xml';
const sitemapFile = new RegExp(`^/${sitemapFileSource}$`);

/** Whether a path may be a file of a locale's sitemap. */
export const isSitemapFile = (path: string): boolean => sitemapFile.test(path);

/** Whether a path is the sitemap index's. */
export function isSitemapIndex(path: string): boolean {
  return path === '/sitemap.xml' || path === '/index-sitemap.xml';
}
