import { isLocaleCode, defaultLocale, locales } from '@/lib/i18n/locales';
import { sitemapPath } from '@/lib/urls/sitemap-paths';

/** Paths of the sitemap index; the one of a single-locale host is stored with the locale prefix. */
const indexes = ['/sitemap.xml', '/index-sitemap.xml'];

/**
 * Returns the public paths of a non-page response generated at build, reversing the rewrites in next.config.ts.
 * @param route its path in Next.js
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
