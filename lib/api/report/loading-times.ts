import { sql } from 'drizzle-orm';
import { chunks, groupedColumn, toTimestamp } from '@/lib/api/report/chunks';
import type { DateRange } from '@/lib/api/report/options';
import { percentile, vitalNames, type Vital } from '@/lib/api/visits/vital-buckets';
import { queryRows } from '@/lib/api/store/query-rows';
import { vitalSums } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Groupings of loading times: the page's route and language, and the country and device of the visit. */
export const loadingTimeGroups = ['page', 'locale', 'country', 'device'] as const;
export type LoadingTimeGroup = (typeof loadingTimeGroups)[number];

export type LoadingTimeRow = {
  /** Empty if unknown, and for all pages together. */
  value: string;
  /** Page views for which at least one of the vitals is known, as far as can be told: the largest number of values. */
  views: number;
  /** The 75th percentile, which is the upper edge of its bucket; null without values. */
  p75: Record<Vital, number | null>;
};

export type LoadingTimes = { total: LoadingTimeRow } & Record<LoadingTimeGroup, LoadingTimeRow[]>;

type Histograms = Map<string, Record<Vital, Map<number, number>>>;

function toRow(value: string, histograms: Record<Vital, Map<number, number>>): LoadingTimeRow {
  const counts = vitalNames.map((vital) => [...histograms[vital].values()].reduce((sum, count) => sum + count, 0));
  const p75 = Object.fromEntries(vitalNames.map((vital) => [vital, percentile(vital, histograms[vital], 0.75)]));
  return { value, views: Math.max(...counts), p75: p75 as LoadingTimeRow['p75'] };
}

/** Returns the web vitals of the visits that began in a period, the groups with most page views first. */
export async function loadingTimes(db: Database, range: DateRange): Promise<LoadingTimes> {
  const columns = sql.raw(loadingTimeGroups.join(', '));
  const sets = sql.raw(
    ['', ...loadingTimeGroups.map((name) => `, ${name}`)].map((name) => `(metric, bucket${name})`).join(', '),
  );
  const groups: Histograms[] = ['total', ...loadingTimeGroups].map(() => new Map());
  for await (const { since, until } of chunks(range)) {
    const rows = await queryRows<
      { bits: number; metric: Vital; bucket: number; count: number } & Record<LoadingTimeGroup, string | null>
    >(
      db,
      sql`
      select grouping(${columns}) as bits, metric, bucket, ${columns}, sum(count)::int as count from ${vitalSums}
      where at >= ${toTimestamp(since)} and at < ${toTimestamp(until)}
      group by grouping sets (${sets})`,
    );
    for (const row of rows) {
      const index = groupedColumn(row.bits, loadingTimeGroups.length);
      const value = index === -1 ? '' : row[loadingTimeGroups[index]!]!;
      const group = groups[index + 1]!;
      const histograms = group.get(value) ?? { LCP: new Map(), INP: new Map(), CLS: new Map() };
      group.set(value, histograms);
      histograms[row.metric].set(row.bucket, (histograms[row.metric].get(row.bucket) ?? 0) + row.count);
    }
  }
  const [totals, ...lists] = groups.map((group) =>
    [...group]
      .map(([value, histograms]) => toRow(value, histograms))
      .sort((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1)),
  );
  const total = totals![0] ?? toRow('', { LCP: new Map(), INP: new Map(), CLS: new Map() });
  return {
    total,
    ...(Object.fromEntries(loadingTimeGroups.map((name, i) => [name, lists[i]!])) as Record<
      LoadingTimeGroup,
      LoadingTimeRow[]
    >),
  };
}
