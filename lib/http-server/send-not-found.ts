import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Decision } from '@/lib/request-routing/resolve-page-request';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import { notFoundContent, notFoundTemplate, type Template } from '@/lib/request-routing/not-found-page';
import type { NotFoundStatus } from '@/lib/urls/not-found-routes';
import { compressTemplate, type FillPage } from '@/lib/http-server/gzip-template';
import { sendFilledPage } from '@/lib/http-server/send-filled-page';

/** A template without its compressed start and end. */
type Compressed = Pick<Template, 'middle' | 'similarPagesHeading'> & { fill: FillPage };

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
  const page = template.fill(notFoundContent(template, missing));
  sendFilledPage(request, response, page, { status: missing.status, headers });
}
