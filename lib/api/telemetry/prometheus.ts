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

/** Returns every combination of label values. */
function combinations(labels: LabelTable): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

const mapValues = <Key extends string, Definition, Metric>(
  table: Record<Key, Definition>,
  create: (definition: Definition) => Metric,
) =>
  Object.fromEntries(Object.entries<Definition>(table).map(([key, definition]) => [key, create(definition)])) as Record<
    Key,
    Metric
  >;

/**
 * Registers the metrics of metric-definitions.ts and the default metrics of the process, in Prometheus' text format
 * 0.0.4.
 * @param build the id of the served build
 * @param readStore collects the store's metrics at each scrape
 */
export function prometheus(
  build: string,
  readStore: () => Promise<StoreMetrics>,
): { meter: Metrics; contentType: string; text: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const common = ({ name, help, labels }: { name: string; help: string; labels: LabelTable }) => ({
    name,
    help,
    registers,
    labelNames: Object.keys(labels),
  });
  const counterMetrics = mapValues(counters, (definition) => {
    const counter = new Counter(common(definition));
    // Counters start at 0, so that the first increment shows as a change.
    for (const labels of combinations(definition.labels)) counter.inc(labels, 0);
    return counter;
  });
  const histogramMetrics = mapValues(
    histograms,
    (definition) => new Histogram({ ...common(definition), buckets: [...histogramBuckets] }),
  );
  const gaugeMetrics = mapValues(gauges, (definition) => new Gauge(common(definition)));
  const storeGauges = mapValues(collectedGauges, (definition) => new Gauge(common(definition)));
  new Gauge({ name: buildInfo.name, help: buildInfo.help, registers, labelNames: [buildInfo.label] }).set(
    { [buildInfo.label]: build },
    1,
  );

  async function collect(): Promise<void> {
    const { isReachable, isDiskWritable, messages } = await readStore();
    storeGauges.storeReachable.set(isReachable ? 1 : 0);
    storeGauges.diskWritable.set(isDiskWritable ? 1 : 0);
    storeGauges.webhookMessages.reset();
    for (const [state, value] of Object.entries(messages ?? {})) storeGauges.webhookMessages.set({ state }, value);
  }

  return {
    meter: {
      count: (name, labels) => counterMetrics[name].inc(labels as Record<string, string>),
      time: (name, labels, seconds) => histogramMetrics[name].observe(labels as Record<string, string>, seconds),
      step: (name, by) => gaugeMetrics[name].inc(by),
    },
    contentType: registry.contentType,
    text: async () => {
      await collect();
      return registry.metrics();
    },
  };
}
