import { isLocaleCode, defaultLocale, locales } from '@/lib/i18n/locales';
import { sitemapPath } from '@/lib/urls/non-page-paths';

/** Where the index of sitemaps stands; that of a host which speaks one language alone is kept with the language's prefix. */
const indexes = ['/sitemap.xml', '/index-sitemap.xml'];

/**
 * The public addresses of a machine-readable answer that was made at build: the way back of the rewrites in
 * next.config.ts.
 * @param route the address that Next.js knows it under
 */
export function publicPaths(route: string): string[] {
  const [, folder, first = '', second = '', third = ''] = route.split('/');
  if (folder === 'feeds' && isLocaleCode(first)) {
    const path = `/${second}/${third}`;
    return [first === defaultLocale ? path : `/${first}${path}`];
  }
  if (folder === 'sitemaps') {
    const locale = locales.find(({ language }) => language === first);
    if (!locale) return [];
    return second === '' ? indexes.map((path) => `/${locale.code}${path}`) : [sitemapPath(locale.code, Number(second))];
  }
  if (route === indexes[0]) return indexes;
  return [route];
}
