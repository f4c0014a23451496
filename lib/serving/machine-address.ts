import { isLocaleCode, defaultLocale, locales } from '@/lib/i18n/locales';
import { sitemapPath } from '@/lib/routes/machine-paths';

/**
 * The public addresses of a machine-readable answer that was made at build: the way back of the rewrites in
 * next.config.ts.
 * @param route the address that Next.js knows it under
 */
export function machineAddress(route: string): string[] {
  const [, folder, first = '', second = '', third = ''] = route.split('/');
  if (folder === 'feeds' && isLocaleCode(first)) {
    const path = `/${second}/${third}`;
    return [first === defaultLocale ? path : `/${first}${path}`];
  }
  if (folder === 'sitemaps') {
    const locale = locales.find(({ language }) => language === first);
    return locale ? [sitemapPath(locale.code, Number(second))] : [];
  }
  return [route];
}
