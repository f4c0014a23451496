import http from 'node:http';
import { logError } from '@/lib/api/log-failure';

/** Where Prometheus asks. */
const metricsPath = '/metrics';

/**
 * Answers Prometheus, on a port of its own: what it is told is nobody else's business.
 * @param text makes the numbers, anew for each request
 * @returns the server, once it listens
 * @throws Error when the port cannot be used
 */
export async function serveMetrics(
  { port, address }: { port: number; address: string },
  { contentType, text }: { contentType: string; text: () => Promise<string> },
): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const refuse = (status: number) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end();
    if (request.url !== metricsPath) return void refuse(404);
    if (request.method !== 'GET') return void refuse(405);
    text().then(
      (numbers) => response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(numbers),
      (error: unknown) => {
        logError('The metrics cannot be told', error);
        refuse(500);
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve));
  // It keeps no process alive that has nothing else to do.
  return server.unref();
}
