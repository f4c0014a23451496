import { isLocaleCode } from '@/lib/i18n/locales';
import { notFoundJson } from '@/lib/page-data/json-response';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { publicShard } from '@/lib/search/index-loader';

export const dynamic = 'force-dynamic';

const headers = { 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' };

/** `/search-index/{name}.json`: a shard of the search index that is not a file of the build. */
export async function GET(_request: Request, { params }: RouteContext<'/search-index/[file]'>) {
  const name = (await params).file.replace(/\.json$/, '');
  const shard = /^[\w.-]+$/.test(name) ? await publicShard(name) : null;
  if (shard === null) return notFoundJson('Unknown shard of the search index.', 'no-store');
  const cacheControl = isLocaleCode(name) ? pageCacheControl.public : 'public, max-age=31536000, immutable';
  return new Response(shard, { headers: { ...headers, 'Cache-Control': cacheControl } });
}
