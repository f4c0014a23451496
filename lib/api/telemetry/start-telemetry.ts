import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inBuild } from '@/lib/content/generated-file';
import { redirectConsole } from '@/lib/api/telemetry/console-logger';
import { logLine, setLogFormat } from '@/lib/api/telemetry/log';
import { setMetrics } from '@/lib/api/telemetry/metrics';
import { wantsTraces } from '@/lib/api/telemetry/trace-settings';
import { logRequest } from '@/lib/api/telemetry/request-logger';
import { site } from '@/lib/config/site';

export type Telemetry = {
  /** Has a request watched until its answer has ended. @param answer begins the answer; it gets the request's id */
  watch: (request: IncomingMessage, response: ServerResponse, answer: (id: string) => void) => void;
  /** Sends what waits to be sent. */
  end: () => Promise<void>;
};

async function startMetrics(build: string, port: number, address: string): Promise<void> {
  const { prometheus } = await import('@/lib/api/telemetry/prometheus');
  const { serveMetrics } = await import('@/lib/api/telemetry/serve-metrics');
  const { collectStoreMetrics: readStore } = await import('@/lib/api/telemetry/store-metrics');
  const numbers = prometheus(build, readStore);
  await serveMetrics({ port, address }, numbers).catch((error: Error) => {
    throw new Error(`The setting METRICS_PORT has the value "${port}", which cannot be used: ${error.message}.`);
  });
  setMetrics(numbers.meter);
  const host = address.includes(':') ? `[${address}]` : address;
  logLine('info', `Metrics are on http://${host}:${port}/metrics`);
}

/** The patterns of all routes of a build, such as `/[locale]/pricing`. */
function routesOf(): ReadonlySet<string> {
  const routes = JSON.parse(readFileSync(inBuild('app-path-routes-manifest.json'), 'utf8')) as Record<string, string>;
  return new Set(Object.values(routes));
}

/**
 * Begins what operators see of this process, as far as settings ask for it; what they do not ask for is not even loaded.
 * @param build the id of the build that is served
 * @throws Error with one sentence that names the setting which is in the way
 */
export async function startTelemetry(build: string): Promise<Telemetry> {
  setLogFormat(site.logFormat);
  if (site.logFormat === 'json') redirectConsole();
  if (site.metrics.port) await startMetrics(build, site.metrics.port, site.metrics.address);
  if (wantsTraces(process.env)) {
    const { startTraces } = await import('@/lib/api/telemetry/traces');
    return startTraces(build, routesOf());
  }
  return {
    watch: (request, response, answer) => answer(logRequest(request, response, site)),
    end: async () => {},
  };
}
