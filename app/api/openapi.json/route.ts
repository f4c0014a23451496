import { pageCacheControl } from '@/lib/routing/cache-control';
import { openApi } from '@/lib/server/openapi';

export const dynamic = 'force-static';

export const GET = async () =>
  Response.json(await openApi(), { headers: { 'Cache-Control': pageCacheControl.public } });
