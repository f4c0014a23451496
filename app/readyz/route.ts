import { logFailure } from '@/lib/server/log-failure';
import { isStopping } from '@/lib/server/stop';
import { machineState } from '@/lib/server/machine-state';
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
 * Whether this process takes requests: 503 once it has been told to stop. How its store is stands beside it, and whether
 * the disk takes writes and descriptors are left; that does not decide: pages need none of it, and what all servers lack
 * at once must not take all of them out of service.
 */
export async function GET() {
  if (isStopping()) {
    return Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
  const [store, machine] = await Promise.all([storeState(), machineState()]);
  return Response.json({ status: 'ok', store, ...machine }, { headers });
}
