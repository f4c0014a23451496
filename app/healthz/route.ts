export const dynamic = 'force-dynamic';

/** Liveness probe: the process responds. */
export const GET = () => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
