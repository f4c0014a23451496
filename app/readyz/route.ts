import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/store/current-store';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

/** The store can be reached: this server may get requests. */
export async function GET() {
  try {
    await (await database()).execute(sql`select 1`);
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    console.error(`/readyz: ${(error as Error).message}`);
    return Response.json({ status: 'unavailable' }, { status: 503, headers });
  }
}
