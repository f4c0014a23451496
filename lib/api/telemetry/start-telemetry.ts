import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildPath } from '@/lib/content/generated-file';
import { parseRoutePatterns, routesManifestFile } from '@/lib/next-internals/build-folder';
import { redirectConsole } from '@/lib/api/telemetry/console-logger';
import { logLine, setLogFormat } from '@/lib/api/telemetry/log';
import { setMetrics } from '@/lib/api/telemetry/metrics';
import { isTracingEnabled } from '@/lib/api/telemetry/trace-settings';
import { logRequest } from '@/lib/api/telemetry/request-logger';
import { site } from '@/lib/config/site';

export type Telemetry = {
  /** Observes a request until its response has ended. @param handle starts the response; receives the request's id */
  watch: (request: IncomingMessage, response: ServerResponse, handle: (id: string) => void) => void;
  /** Sends pending data. */
  end: () => Promise<void>;
};

async function startMetrics(build: string, port: number, address: string): Promise<void> {
  const { prometheus } = await import('@/lib/api/telemetry/prometheus');
  const { serveMetrics } = await import('@/lib/api/telemetry/serve-metrics');
  const { collectStoreMetrics } = await import('@/lib/api/telemetry/store-metrics');
  const metrics = prometheus(build, collectStoreMetrics);
  await serveMetrics({ port, address }, metrics).catch((error: Error) => {
    throw new Error(`The setting METRICS_PORT has the value "${port}", which cannot be used: ${error.message}.`);
  });
  setMetrics(metrics.meter);
  const host = address.includes(':') ? `[${address}]` : address;
  logLine('info', `Metrics are served on http://${host}:${port}/metrics`);
}

/** Reads the patterns of all routes of a build, such as `/[locale]/pricing`; development has no list of them. */
function readRoutes(): ReadonlySet<string> {
  if (process.env.NODE_ENV === 'development') return new Set();
  const file = buildPath(routesManifestFile);
  return new Set(parseRoutePatterns(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

/**
 * Starts the log, the metrics and the traces that the settings enable; the code of the others is not loaded.
 * @param build the id of the served build
 * @throws Error with a message that names the invalid setting
 */
export async function startTelemetry(build: string): Promise<Telemetry> {
  setLogFormat(site.logFormat);
  if (site.logFormat === 'json') redirectConsole();
  if (site.metrics.port) await startMetrics(build, site.metrics.port, site.metrics.address);
  if (isTracingEnabled(process.env)) {
    const { startTraces } = await import('@/lib/api/telemetry/traces');
    return startTraces(build, readRoutes());
  }
  return {
    watch: (request, response, handle) => handle(logRequest(request, response, site)),
    end: async () => {},
  };
}
