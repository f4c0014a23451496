import { hostKind } from '@/lib/routing/hosts';
import { sitemapIndex } from '@/lib/seo/sitemap';
import { xmlResponse } from '@/lib/seo/xml-response';
import { siteHosts } from '@/lib/site';

/** The index of sitemaps, of the host that is asked. */
export function GET(request: Request) {
  return xmlResponse(sitemapIndex(hostKind(request.headers.get('host'), siteHosts) === 'zh'));
}
