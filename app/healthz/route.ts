export const dynamic = 'force-dynamic';

/** The process lives and answers. */
export const GET = () => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
