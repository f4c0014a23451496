import http from 'node:http';
import { logError } from '@/lib/api/log-failure';

/** The path that Prometheus scrapes. */
const metricsPath = '/metrics';

/**
 * Serves the metrics to Prometheus on a separate port, because they are not public.
 * @param text collects the metrics for each request
 * @returns the listening server
 * @throws Error if the port cannot be used
 */
export async function serveMetrics(
  { port, address }: { port: number; address: string },
  { contentType, text }: { contentType: string; text: () => Promise<string> },
): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const sendError = (status: number) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end();
    if (request.url !== metricsPath) return void sendError(404);
    if (request.method !== 'GET') return void sendError(405);
    text().then(
      (metrics) => response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(metrics),
      (error: unknown) => {
        logError('The metrics cannot be collected', error);
        sendError(500);
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve));
  // An idle metrics server must not keep the process alive.
  return server.unref();
}
