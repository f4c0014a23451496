import { notFoundJson } from '@/lib/page-data/json-response';
import { site } from '@/lib/config/site';

/** The IndexNow key, by which search engines verify that `npm run indexnow` submits for this site. */

export const dynamic = 'force-dynamic';

export const GET = () =>
  site.indexNowKey
    ? new Response(site.indexNowKey, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    : notFoundJson('INDEXNOW_KEY is not set.', 'no-store');
