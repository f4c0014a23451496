import type { Instrumentation } from 'next';

/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startApi } = await import('@/lib/api/start');
  await startApi();
}

/** Logs request errors with the route pattern and request ID, which Next.js omits. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logError } = await import('@/lib/api/log-failure');
  const { toRequestId, requestIdHeader } = await import('@/lib/api/telemetry/request-id');
  const id = toRequestId([headers[requestIdHeader]].flat()[0]);
  logError(`${routePath} (${routeType}) failed`, error, id);
};
