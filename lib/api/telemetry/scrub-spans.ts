import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { logError } from '@/lib/api/log-failure';

/** The instrumentation scope of the site's own spans. */
export const siteScope = 'site';

/** Attributes that are exported; other attributes of Next.js contain URLs, IP addresses and user agents. */
const allowedAttributes = new Set([
  ...['next.span_type', 'http.method', 'http.status_code'],
  ...['http.request.method', 'http.response.status_code', 'site.kind', 'site.request'],
]);

/** Names a span of Next.js by its type and route pattern, because its own name contains the requested path. */
function toName({ name, attributes, instrumentationScope }: ReadableSpan, routes: ReadonlySet<string>): string {
  if (instrumentationScope.name === siteScope) return name;
  const { 'next.span_type': type, 'next.route': route } = attributes;
  const parts = [typeof type === 'string' ? type : 'span', ...(routes.has(String(route)) ? [route] : [])];
  return parts.join(' ');
}

/**
 * Removes possible personal data from a span: keeps a few attributes, and no error messages or links.
 * @param routes the patterns of all routes, such as `/[locale]/pricing`
 */
export function scrubSpan(span: ReadableSpan, routes: ReadonlySet<string>): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => allowedAttributes.has(name)),
  );
  const value = { name: toName(span, routes), attributes, events: [], links: [], status: { code: span.status.code } };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, { value: entry, enumerable: true }])),
  ) as ReadableSpan;
}

/** Scrubs spans before they are sent; logs once when the collector stops accepting them. */
export function scrubbingExporter(exporter: SpanExporter, routes: ReadonlySet<string>): SpanExporter {
  let isAccepted = true;
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) => scrubSpan(span, routes)),
        (result) => {
          if (result.error && isAccepted) logError('Traces cannot be sent', result.error);
          isAccepted = !result.error;
          done(result);
        },
      ),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
