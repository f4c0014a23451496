import { hostKind } from '@/lib/routing/hosts';
import { sitemapIndex } from '@/lib/machine-readable/sitemap';
import { xmlResponse } from '@/lib/machine-readable/xml-answer';
import { siteHosts } from '@/lib/settings/site';

/** The index of sitemaps, of the host that is asked. */
export function GET(request: Request) {
  return xmlResponse(sitemapIndex(hostKind(request.headers.get('host'), siteHosts) === 'zh'));
}
