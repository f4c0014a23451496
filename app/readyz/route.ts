import { sql } from 'drizzle-orm';
import { logFailure } from '@/lib/server/log-failure';
import { isStopping } from '@/lib/server/stop';
import { database } from '@/lib/server/store/current-store';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };
/** Milliseconds after which a store that has not answered counts as one that cannot be reached. */
const patience = 2000;

async function storeState(): Promise<'ok' | 'unavailable'> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(Object.assign(new Error('The store did not answer in time.'), { code: 'TIMEOUT' })),
      patience,
    ).unref();
  });
  try {
    const answer = database().then((db) => db.execute(sql`select 1`));
    answer.catch(() => {});
    await Promise.race([answer, late]);
    return 'ok';
  } catch (error) {
    logFailure('/readyz', error);
    return 'unavailable';
  }
}

/**
 * Whether this process takes requests: 503 once it has been told to stop. How its store is stands beside it, and does not
 * decide: pages need none, and a store that is down must not take all servers out of service at once.
 */
export async function GET() {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers });
  return Response.json({ status: 'ok', store: await storeState() }, { headers });
}
