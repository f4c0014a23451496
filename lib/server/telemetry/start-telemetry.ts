import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inBuild } from '@/lib/content/generated-file';
import { takeConsole } from '@/lib/server/telemetry/console-lines';
import { logLine, useLogFormat } from '@/lib/server/telemetry/log';
import { useMeter } from '@/lib/server/telemetry/meter';
import { wantsTraces } from '@/lib/server/telemetry/trace-settings';
import { watchRequest } from '@/lib/server/telemetry/watch-request';
import { site } from '@/lib/settings/site';

export type Telemetry = {
  /** Has a request watched until its answer has ended. @param answer begins the answer; it gets the request's id */
  watch: (request: IncomingMessage, response: ServerResponse, answer: (id: string) => void) => void;
  /** Sends what waits to be sent. */
  end: () => Promise<void>;
};

async function startMetrics(build: string, port: number, address: string): Promise<void> {
  const { prometheus } = await import('@/lib/server/telemetry/prometheus');
  const { serveMetrics } = await import('@/lib/server/telemetry/serve-metrics');
  const { readStore } = await import('@/lib/server/telemetry/store-numbers');
  const numbers = prometheus(build, readStore);
  await serveMetrics({ port, address }, numbers).catch((error: Error) => {
    throw new Error(`The setting METRICS_PORT has the value "${port}", which cannot be used: ${error.message}.`);
  });
  useMeter(numbers.meter);
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
  useLogFormat(site.logFormat);
  if (site.logFormat === 'json') takeConsole();
  if (site.metrics.port) await startMetrics(build, site.metrics.port, site.metrics.address);
  if (wantsTraces(process.env)) {
    const { startTraces } = await import('@/lib/server/telemetry/traces');
    return startTraces(build, routesOf());
  }
  return {
    watch: (request, response, answer) => answer(watchRequest(request, response, site)),
    end: async () => {},
  };
}
