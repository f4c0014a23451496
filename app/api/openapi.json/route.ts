import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { openApi } from '@/lib/api/openapi';

export const dynamic = 'force-static';

export const GET = async () =>
  Response.json(await openApi(), { headers: { 'Cache-Control': pageCacheControl.public } });
