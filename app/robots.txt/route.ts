import { pageCacheControl } from '@/lib/routing/cache-control';
import { hostKind } from '@/lib/routing/hosts';
import { site, siteHosts } from '@/lib/settings/site';

/**
 * Nothing is forbidden: a crawler that may not read a page cannot see that it is not to be indexed.
 * Each of our hosts names its own index of sitemaps.
 */
export function GET(request: Request) {
  const onZhHost = hostKind(request.headers.get('host'), siteHosts) === 'zh';
  const origin = onZhHost && site.zhUrl ? site.zhUrl : site.url;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
}
