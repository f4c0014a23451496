import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Decision } from '@/lib/request-routing/resolve-request';
import { notFoundTemplate, readablePath } from '@/lib/request-routing/not-found-page';
import { acceptedEncodings } from '@/lib/http-server/encoding';
import { compressTemplate, type CompressedPage } from '@/lib/http-server/gzip-template';

const compressed = new Map<string, (text: string) => CompressedPage>();

/** Sends the not-found page in the locale of the path. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { locale, status, path }: Extract<Decision, { kind: 'missing' }>,
  headers: OutgoingHttpHeaders,
): void {
  const key = `${locale} ${status}`;
  const fill = compressed.get(key) ?? compressTemplate(notFoundTemplate(locale, status));
  compressed.set(key, fill);
  const { html, gzip } = fill(readablePath(path));
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
