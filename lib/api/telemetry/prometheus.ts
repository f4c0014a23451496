import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '@/lib/api/telemetry/metrics';
import {
  buildInfo,
  counters,
  gauges,
  collectedGauges,
  histograms,
  histogramBuckets,
} from '@/lib/api/telemetry/metric-definitions';
import type { StoreMetrics } from '@/lib/api/telemetry/store-metrics';

type LabelTable = Readonly<Record<string, readonly string[]>>;

/** Every combination of the values that labels may have. */
function combinations(labels: LabelTable): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

const mapped = <Key extends string, Told, Made>(table: Record<Key, Told>, make: (told: Told) => Made) =>
  Object.fromEntries(Object.entries<Told>(table).map(([key, told]) => [key, make(told)])) as Record<Key, Made>;

/**
 * What Prometheus is told (text format 0.0.4), by the tables of metric-definitions.ts and the usual numbers of the process.
 * @param build the id of the build that is served
 * @param collectStoreMetrics asks the store, whenever somebody asks for the numbers
 */
export function prometheus(
  build: string,
  readStore: () => Promise<StoreMetrics>,
): { meter: Metrics; contentType: string; text: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const common = ({ name, help, labels }: { name: string; help: string; labels: LabelTable }) => ({
    ...{ name, help, registers, labelNames: Object.keys(labels) },
  });
  const grown = mapped(counters, (told) => {
    const counter = new Counter(common(told));
    // What has not happened yet is told as 0, so that its first time is seen as a change.
    for (const labels of combinations(told.labels)) counter.inc(labels, 0);
    return counter;
  });
  const timed = mapped(histograms, (told) => new Histogram({ ...common(told), buckets: [...histogramBuckets] }));
  const level = mapped(gauges, (told) => new Gauge(common(told)));
  const looked = mapped(collectedGauges, (told) => new Gauge(common(told)));
  new Gauge({ name: buildInfo.name, help: buildInfo.help, registers, labelNames: [buildInfo.label] }).set(
    { [buildInfo.label]: build },
    1,
  );

  async function look(): Promise<void> {
    const { isReachable, isDiskWritable, messages } = await readStore();
    looked.storeReachable.set(isReachable ? 1 : 0);
    looked.diskWritable.set(isDiskWritable ? 1 : 0);
    looked.webhookMessages.reset();
    for (const [state, number] of Object.entries(messages ?? {})) looked.webhookMessages.set({ state }, number);
  }

  return {
    meter: {
      count: (name, labels) => grown[name].inc(labels as Record<string, string>),
      time: (name, labels, seconds) => timed[name].observe(labels as Record<string, string>, seconds),
      step: (name, by) => level[name].inc(by),
    },
    contentType: registry.contentType,
    text: async () => {
      await look();
      return registry.metrics();
    },
  };
}
