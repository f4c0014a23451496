import { pageCacheControl } from '@/lib/request-routing/cache-control';

export const dynamic = 'force-static';

/** Global Privacy Control, "GPC support resource": requests that carry the signal are honored. */
export const GET = () =>
  Response.json({ gpc: true, lastUpdate: '2026-11-21' }, { headers: { 'Cache-Control': pageCacheControl.public } });
