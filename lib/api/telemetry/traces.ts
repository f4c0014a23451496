import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { scrubbingExporter, siteScope } from '@/lib/api/telemetry/scrub-spans';
import type { Telemetry } from '@/lib/api/telemetry/start-telemetry';
import { logRequest, type FinishedRequest } from '@/lib/api/telemetry/request-logger';
import { site } from '@/lib/config/site';

/** Timeout in milliseconds for pending spans at shutdown. */
const flushTimeout = 1000;

function endSpan(span: Span, { method, kind, status, isComplete }: FinishedRequest): void {
  span.updateName(`${method} ${kind}`);
  span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status, 'site.kind': kind });
  if (status >= 500 || !isComplete) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Exports traces as configured by OpenTelemetry's variables (OpenTelemetry specification, "Environment Variable
 * Specification"). Each request starts a new trace: trace headers of clients are not trusted.
 * @param build the id of the served build
 * @param routes the patterns of all routes
 */
export function startTraces(build: string, routes: ReadonlySet<string>): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'website', 'service.version': build }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(scrubbingExporter(new OTLPTraceExporter(), routes))],
  });
  provider.register({ propagator: null });
  const tracer = provider.getTracer(siteScope);
  return {
    watch: (request, response, handle) =>
      tracer.startActiveSpan('request', { kind: SpanKind.SERVER, root: true }, (span) => {
        const id = logRequest(request, response, site, (ended) => endSpan(span, ended));
        span.setAttribute('site.request', id);
        handle(id);
      }),
    end: async () => {
      const timedOut = new Promise<void>((resolve) => setTimeout(resolve, flushTimeout).unref());
      await Promise.race([provider.shutdown().catch(() => {}), timedOut]);
    },
  };
}
