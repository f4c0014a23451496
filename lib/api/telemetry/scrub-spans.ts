import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { logError } from '@/lib/api/log-failure';

/** Under which name the site's own spans are made. */
export const ownScope = 'site';

/** What a span may tell; addresses, queries and programs of visitors are told by others of Next.js' attributes. */
const keptAttributes = new Set([
  ...['next.span_type', 'http.method', 'http.status_code'],
  ...['http.request.method', 'http.response.status_code', 'site.kind', 'site.request'],
]);

/** The name of a span of Next.js, which holds the path that was asked for, made anew of its type and the route's pattern. */
function nameOf({ name, attributes, instrumentationScope }: ReadableSpan, routes: ReadonlySet<string>): string {
  if (instrumentationScope.name === ownScope) return name;
  const { 'next.span_type': type, 'next.route': route } = attributes;
  const parts = [typeof type === 'string' ? type : 'span', ...(routes.has(String(route)) ? [route] : [])];
  return parts.join(' ');
}

/**
 * A span without what could be somebody's: of its attributes a few, no messages of errors, no links.
 * @param routes the patterns of all routes, such as `/[locale]/pricing`
 */
export function scrubSpan(span: ReadableSpan, routes: ReadonlySet<string>): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => keptAttributes.has(name)));
  const value = { name: nameOf(span, routes), attributes, events: [], links: [], status: { code: span.status.code } };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, { value: one, enumerable: true }])),
  ) as ReadableSpan;
}

/** Cleans spans before they are sent; the log says once when a collector stops taking them. */
export function scrubbingExporter(to: SpanExporter, routes: ReadonlySet<string>): SpanExporter {
  let isTaken = true;
  return {
    export: (spans, done) =>
      to.export(
        spans.map((span) => scrubSpan(span, routes)),
        (result) => {
          if (result.error && isTaken) logError('Traces cannot be sent', result.error);
          isTaken = !result.error;
          done(result);
        },
      ),
    shutdown: () => to.shutdown(),
    forceFlush: async () => to.forceFlush?.(),
  };
}
