import type { Instrumentation } from 'next';

/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startApi: startBackEnd } = await import('@/lib/api/start');
  await startBackEnd();
}

/** Logs request errors with the route pattern and request ID, which Next.js itself omits. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logError: logFailure } = await import('@/lib/api/log-failure');
  const { toRequestId: requestIdFrom, requestIdHeader } = await import('@/lib/api/telemetry/request-id');
  const id = requestIdFrom([headers[requestIdHeader]].flat()[0]);
  logFailure(`${routePath} (${routeType}) failed`, error, id);
};
