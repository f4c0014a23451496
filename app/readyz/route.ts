import { logError } from '@/lib/api/log-failure';
import { isShuttingDown } from '@/lib/api/stop';
import { getSystemHealth } from '@/lib/api/system-health';
import { checkStore } from '@/lib/api/store/health-check';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

async function storeState(): Promise<'ok' | 'unavailable'> {
  try {
    await checkStore();
    return 'ok';
  } catch (error) {
    logError('/readyz', error);
    return 'unavailable';
  }
}

/**
 * Readiness probe: 503 once shutdown has begun. The response also reports the store, disk and file descriptors, which
 * do not affect the status: pages need none of them, and an outage shared by all servers must not take all of them out
 * of service.
 */
export async function GET() {
  if (isShuttingDown()) {
    return Response.json({ status: 'stopping' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
  const [store, systemHealth] = await Promise.all([storeState(), getSystemHealth()]);
  return Response.json({ status: 'ok', store, ...systemHealth }, { headers });
}
