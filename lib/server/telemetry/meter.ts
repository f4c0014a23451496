import type { counters, levels, timings } from '@/lib/server/telemetry/metric-table';

type Labels<Told extends { labels: Readonly<Record<string, readonly string[]>> }> = {
  [Name in keyof Told['labels']]: Told['labels'][Name][number];
};

/** Takes what is counted; there is one only where METRICS_PORT is set. */
export type Meter = {
  count<Name extends keyof typeof counters>(name: Name, labels: Labels<(typeof counters)[Name]>): void;
  time<Name extends keyof typeof timings>(name: Name, labels: Labels<(typeof timings)[Name]>, seconds: number): void;
  /** @param by 1 or -1 */
  step(name: keyof typeof levels, by: number): void;
};

/** The server's own code and Next.js' load a module once each, but they count together. */
const shared = globalThis as { siteMeter?: Meter };

/** From here on everything is counted. */
export function useMeter(meter: Meter): void {
  shared.siteMeter = meter;
}

/** What counts, where anybody wants to know. */
export const meter = (): Meter | undefined => shared.siteMeter;
