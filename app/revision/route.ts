import { buildId } from '@/lib/page-data/build-id';

export const dynamic = 'force-dynamic';

/** Which build answers: its id, the same on all servers that were given it. */
export const GET = () => Response.json({ revision: buildId() }, { headers: { 'Cache-Control': 'no-store' } });
