import { sql } from 'drizzle-orm';
import { logFailure } from '@/lib/server/log-failure';
import { database } from '@/lib/server/store/current-store';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

/** The store can be reached: this server may get requests. */
export async function GET() {
  try {
    await (await database()).execute(sql`select 1`);
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    logFailure('/readyz', error);
    return Response.json({ status: 'unavailable' }, { status: 503, headers });
  }
}
