import { buildId } from '@/lib/page-data/build-manifest';

export const dynamic = 'force-dynamic';

/** Id of the running build, the same on all servers that run it. */
export const GET = () => Response.json({ revision: buildId() }, { headers: { 'Cache-Control': 'no-store' } });
