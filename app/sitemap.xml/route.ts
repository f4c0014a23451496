import { localeOfHost } from '@/lib/i18n/hosts';
import { siteHosts } from '@/lib/i18n/origins';
import { sitemapIndex } from '@/lib/machine-readable/sitemap';
import { xmlResponse } from '@/lib/machine-readable/xml-answer';

/** The index of sitemaps, of the host that is asked. */
export function GET(request: Request) {
  return xmlResponse(sitemapIndex(localeOfHost(request.headers.get('host'), siteHosts)));
}
