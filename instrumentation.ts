import type { Instrumentation } from 'next';

/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackEnd } = await import('@/lib/server/start');
  await startBackEnd();
}

/** Logs a failure of Next.js by the route's pattern and the request's id; Next.js itself tells neither. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailure } = await import('@/lib/server/log-failure');
  const { requestIdFrom, requestIdHeader } = await import('@/lib/server/telemetry/request-id');
  const id = requestIdFrom([headers[requestIdHeader]].flat()[0]);
  logFailure(`${routePath} (${routeType}) failed`, error, id);
};
