import { takeConsole } from '@/lib/server/telemetry/console-lines';
import { logLine, useLogFormat } from '@/lib/server/telemetry/log';
import { useMeter } from '@/lib/server/telemetry/meter';
import { site } from '@/lib/settings/site';

/**
 * Begins what operators see of this process, as far as settings ask for it; what they do not ask for is not even loaded.
 * @param build the id of the build that is served
 * @throws Error with one sentence that names the setting which is in the way
 */
export async function startTelemetry(build: string): Promise<void> {
  useLogFormat(site.logFormat);
  if (site.logFormat === 'json') takeConsole();
  const { port, address } = site.metrics;
  if (!port) return;
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
