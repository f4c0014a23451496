import { localeFromHost } from '@/lib/i18n/hosts';
import { defaultLocale } from '@/lib/i18n/locales';
import { localeOrigin, siteHosts } from '@/lib/i18n/origins';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

/**
 * Allows everything: a crawler that may not fetch a page cannot see its noindex.
 * Each of our hosts lists its own sitemap index.
 */
export function GET(request: Request) {
  const origin = localeOrigin(localeFromHost(request.headers.get('host'), siteHosts) ?? defaultLocale);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
}
