import type { counters, gauges, histograms } from '@/lib/api/telemetry/metric-definitions';

type Labels<Told extends { labels: Readonly<Record<string, readonly string[]>> }> = {
  [Name in keyof Told['labels']]: Told['labels'][Name][number];
};

/** Takes what is counted; there is one only where METRICS_PORT is set. */
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

/** The server's own code and Next.js' load a module once each, but they count together. */
const shared = globalThis as { siteMeter?: Metrics };

/** From here on everything is counted. */
export function setMetrics(getMetrics: Metrics): void {
  shared.siteMeter = getMetrics;
}

/** What counts, where anybody wants to know. */
export const meter = (): Metrics | undefined => shared.siteMeter;
