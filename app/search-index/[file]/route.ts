import { isLocaleCode } from '@/lib/i18n/locales';
import { notFoundJson } from '@/lib/page-data/json-response';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { publicShard } from '@/lib/search/index-loader';

export const dynamic = 'force-dynamic';

const headers = { 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' };

/** `/search-index/{name}.json`: a part of the index, where no file of the build has answered. */
export async function GET(_request: Request, { params }: RouteContext<'/search-index/[file]'>) {
  const name = (await params).file.replace(/\.json$/, '');
  const part = /^[\w.-]+$/.test(name) ? await publicShard(name) : null;
  if (part === null) return notFoundJson('There is no such part of the index.', 'no-store');
  const caching = isLocaleCode(name) ? pageCacheControl.public : 'public, max-age=31536000, immutable';
  return new Response(part, { headers: { ...headers, 'Cache-Control': caching } });
}
