import type { counters, gauges, histograms } from '@/lib/api/telemetry/metric-definitions';

type Labels<Definition extends { labels: Readonly<Record<string, readonly string[]>> }> = {
  [Name in keyof Definition['labels']]: Definition['labels'][Name][number];
};

/** Records metrics; available only if METRICS_PORT is set. */
export type Metrics = {
  count<Name extends keyof typeof counters>(name: Name, labels: Labels<(typeof counters)[Name]>): void;
  time<Name extends keyof typeof histograms>(
    name: Name,
    labels: Labels<(typeof histograms)[Name]>,
    seconds: number,
  ): void;
  /** @param by 1 or -1 */
  step(name: keyof typeof gauges, by: number): void;
};

/** Shared because the server and Next.js each load their own copy of this module. */
const shared = globalThis as { siteMetrics?: Metrics };

/** Enables metrics. */
export function setMetrics(metrics: Metrics): void {
  shared.siteMetrics = metrics;
}

/** Returns the recorder of metrics, if enabled. */
export const getMetrics = (): Metrics | undefined => shared.siteMetrics;
