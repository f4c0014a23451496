import { and, gte, isNotNull, lt } from 'drizzle-orm';
import { chunks, toTimestamp } from '@/lib/api/report/chunks';
import type { DateRange } from '@/lib/api/report/options';
import { readVitalHistograms } from '@/lib/api/visits/sum-measurements';
import {
  percentile,
  vitalGroups,
  vitalNames,
  type Vital,
  type VitalGroup,
  type VitalHistogram,
} from '@/lib/api/visits/vital-buckets';
import { vitalDays } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type LoadingTimeRow = {
  /** Empty if unknown, and for all pages together. */
  value: string;
  /** Page views for which at least one of the vitals is known, as far as can be told: the largest number of values. */
  views: number;
  /** The 75th percentile, which is the upper edge of its bucket; null without values. */
  p75: Record<Vital, number | null>;
};

export type LoadingTimes = { total: LoadingTimeRow } & Record<VitalGroup, LoadingTimeRow[]>;

type Histograms = Record<Vital, Map<number, number>>;

const newHistograms = (): Histograms => ({ LCP: new Map(), INP: new Map(), CLS: new Map() });

function toRow(value: string, histograms: Histograms): LoadingTimeRow {
  const counts = vitalNames.map((vital) => [...histograms[vital].values()].reduce((sum, count) => sum + count, 0));
  const p75 = Object.fromEntries(vitalNames.map((vital) => [vital, percentile(vital, histograms[vital], 0.75)]));
  return { value, views: Math.max(...counts), p75: p75 as LoadingTimeRow['p75'] };
}

const dayLength = 24 * 60 * 60 * 1000;

/** Yields the histograms of a period: of whole days (UTC) from the days' sums, of others and outdated ones from the visits. */
async function* readHistograms(db: Database, { since, until }: DateRange): AsyncGenerator<readonly VitalHistogram[]> {
  const firstDay = Math.ceil(since.getTime() / dayLength) * dayLength;
  const [from, to] = [firstDay, until.getTime()].map((time) => new Date(time).toISOString().slice(0, 10));
  const { day, histograms } = vitalDays;
  const days = await db
    .select({ day, histograms })
    .from(vitalDays)
    .where(and(gte(day, from!), lt(day, to!), isNotNull(histograms)))
    .orderBy(day);
  let start = since.getTime();
  for (const row of [...days, null]) {
    const end = row ? Date.parse(row.day) : until.getTime();
    for await (const part of chunks({ since: new Date(start), until: new Date(end) })) {
      yield await readVitalHistograms(db, toTimestamp(part.since), toTimestamp(part.until));
    }
    if (row) yield row.histograms!;
    start = end + dayLength;
  }
}

/** Returns the web vitals of the visits that began in a period, the groups with most page views first. */
export async function loadingTimes(db: Database, range: DateRange): Promise<LoadingTimes> {
  const groups = new Map<string, Map<string, Histograms>>();
  for await (const histograms of readHistograms(db, range)) {
    for (const [group, value, vital, counts] of histograms) {
      const values = groups.get(group) ?? new Map<string, Histograms>();
      groups.set(group, values);
      const sums = values.get(value) ?? newHistograms();
      values.set(value, sums);
      for (const [bucket, count] of Object.entries(counts)) {
        sums[vital].set(Number(bucket), (sums[vital].get(Number(bucket)) ?? 0) + count);
      }
    }
  }
  const rowsOf = (group: string) =>
    [...(groups.get(group) ?? [])]
      .map(([value, histograms]) => toRow(value, histograms))
      .sort((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1));
  return {
    total: rowsOf('total')[0] ?? toRow('', newHistograms()),
    ...(Object.fromEntries(vitalGroups.map((name) => [name, rowsOf(name)])) as Record<VitalGroup, LoadingTimeRow[]>),
  };
}
