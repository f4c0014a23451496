import { notFoundJson } from '@/lib/page-data/json-response';
import { site } from '@/lib/config/site';

/** The key of IndexNow, by which search engines know that `npm run indexnow` speaks for this site. */

export const dynamic = 'force-dynamic';

export const GET = () =>
  site.indexNowKey
    ? new Response(site.indexNowKey, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    : notFoundJson('No key is set.', 'no-store');
