import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Decision } from '@/lib/routing/decide-page';
import { missingTemplate, readablePath } from '@/lib/routing/missing-page';
import { acceptedEncodings } from '@/lib/serving/encoding';
import { compressTemplate, type FilledPage } from '@/lib/serving/filled-page';

const compressed = new Map<string, (text: string) => FilledPage>();

/** Answers an address that leads nowhere with the page that says so, in the address's language. */
export function sendMissingPage(
  request: IncomingMessage,
  response: ServerResponse,
  { locale, status, path }: Extract<Decision, { kind: 'missing' }>,
  headers: OutgoingHttpHeaders,
): void {
  const key = `${locale} ${status}`;
  const fill = compressed.get(key) ?? compressTemplate(missingTemplate(locale, status));
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
