import { logFailure } from '@/lib/server/log-failure';
import { isStopping } from '@/lib/server/stop';
import { reachStore } from '@/lib/server/store/reach-store';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

async function storeState(): Promise<'ok' | 'unavailable'> {
  try {
    await reachStore();
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
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  return Response.json({ status: 'ok', store: await storeState() }, { headers });
}
