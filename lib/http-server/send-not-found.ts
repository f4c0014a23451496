import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Decision } from '@/lib/request-routing/resolve-request';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import { notFoundContent, notFoundTemplate, type Template } from '@/lib/request-routing/not-found-page';
import type { NotFoundStatus } from '@/lib/urls/not-found-routes';
import { acceptedEncodings } from '@/lib/http-server/encoding';
import { compressTemplate, type CompressedPage } from '@/lib/http-server/gzip-template';

/** A template without its compressed start and end. */
type Compressed = Pick<Template, 'middle' | 'similarPagesHeading'> & { fill: (text: string) => CompressedPage };

const templates = new Map<string, Compressed>();

function compressedTemplate(locale: InternalLocale, status: NotFoundStatus): Compressed {
  const key = `${locale} ${status}`;
  const known = templates.get(key);
  if (known) return known;
  const { middle, similarPagesHeading, ...ends } = notFoundTemplate(locale, status);
  const template = { middle, similarPagesHeading, fill: compressTemplate(ends) };
  templates.set(key, template);
  return template;
}

/** Sends the not-found page in the locale of the path. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  missing: Extract<Decision, { kind: 'notFound' }>,
  headers: OutgoingHttpHeaders,
): void {
  const template = compressedTemplate(missing.internalLocale, missing.status);
  const { html, gzip } = template.fill(notFoundContent(template, missing));
  const accepted = acceptedEncodings(request);
  const isGzip = accepted.includes('gzip') && accepted.indexOf('gzip') < accepted.indexOf('identity');
  response.writeHead(missing.status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': (isGzip ? gzip : html).length,
  });
  response.end(request.method === 'HEAD' ? undefined : isGzip ? gzip : html);
}
