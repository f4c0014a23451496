import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@/lib/http-server/encoding';
import type { CompressedPage } from '@/lib/http-server/gzip-template';

/** Sends a page that was filled for a request. */
export function sendFilledPage(
  request: IncomingMessage,
  response: ServerResponse,
  { html, gzip }: CompressedPage,
  { status, headers }: { status: number; headers: OutgoingHttpHeaders },
): void {
  const accepted = acceptedEncodings(request);
  const isGzip = accepted.includes('gzip') && accepted.indexOf('gzip') < accepted.indexOf('identity');
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': (isGzip ? gzip : html).length,
  });
  response.end(request.method === 'HEAD' ? undefined : isGzip ? gzip : html);
}
