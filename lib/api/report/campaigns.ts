import { sql, type SQL } from 'drizzle-orm';
import { chunks, toTimestamp } from '@/lib/api/report/chunks';
import type { DateRange, Grouping } from '@/lib/api/report/options';
import { addDays, daysBetween, localTimeGroups, toLocalTime, type LocalTimeGroup } from '@/lib/api/report/time-zone';
import { countColumns, countVisits, dimensions, sums } from '@/lib/api/visits/count-visits';
import type { Dimension, Filter, VisitCounts } from '@/lib/api/visits/count-visits';
import { queryRows } from '@/lib/api/store/query-rows';
import type { Database } from '@/lib/api/store/store';

export type CampaignCounts = VisitCounts & {
  /** Number of distinct sources of the visits. */
  sources: number;
};

export type CampaignRow = CampaignCounts & { names: string[] };

export type CampaignReport = {
  rows: CampaignRow[];
  /** All groups together: a source in several of them counts once. */
  total: CampaignCounts;
  /** Excluded visits. */
  excluded: { bots: number; own: number };
  /** Whether rows are days or hours, in chronological order. */
  isByTime?: boolean;
};

/** A report with the counts of the points of its chart, by their names (`2026-11-01 09:00`). */
export type ChartedReport = CampaignReport & { points: ReadonlyMap<string, VisitCounts> };

export type ReportQuery = {
  by: readonly Grouping[];
  filters?: readonly Filter[];
  timeZone?: string;
};

/** With the groupings of the points. */
type ChartedQuery = ReportQuery & { pointsBy: readonly Grouping[] };

const countNames = Object.keys(countColumns) as (keyof VisitCounts)[];

type CountRow = VisitCounts & {
  /** The time group, from 1; 0 without one. */
  at: number;
  kind: string;
  source: string;
  [column: string]: unknown;
};

const summableGroupings: ReadonlySet<string> = new Set<Grouping>(['source', 'day', 'hour']);

/** The columns of a query's groups; the number of sources is part of the counts. */
const columnsOf = ({ by }: ReportQuery): Dimension[] => [
  ...new Set<Dimension>(['source', ...by.filter((name) => name !== 'day' && name !== 'hour')]),
];

/** Whether the sums of quarter hours suffice for a query. */
const isSummed = (query: ReportQuery): boolean =>
  [...columnsOf(query), ...(query.filters ?? []).map(({ dimension }) => dimension)].every((name) =>
    summableGroupings.has(name),
  );

/** Returns the days or hours by which a part of a period is grouped; none if it is not grouped by time. */
const timeGroupsOf = ({ by, pointsBy, timeZone = 'UTC' }: ChartedQuery, range: DateRange): LocalTimeGroup[] => {
  const names = new Set<Grouping>([...by, ...pointsBy]);
  const unit = names.has('hour') ? 'hour' : names.has('day') ? 'day' : null;
  return unit ? localTimeGroups(range, timeZone, unit) : [];
};

/** Reads the counts of a part of a period: from the sums of quarter hours where these suffice, else from the visits. */
function readChunk(
  db: Database,
  query: ReportQuery,
  { since, until }: DateRange,
  times: readonly LocalTimeGroup[],
): Promise<CountRow[]> {
  const { filters = [] } = query;
  const columns = columnsOf(query);
  const [starts, ends] = [toTimestamp(since), toTimestamp(until)];
  const bounds = `{${times.map(({ start }) => new Date(start).toISOString()).join(',')}}`;
  const groupTime = (time: SQL) => (times.length > 0 ? sql`width_bucket(${time}, ${bounds}::timestamptz[])` : sql`0`);
  const filtered = filters.map(({ value }) => sql` and source = ${value}`);
  const counts = isSummed(query)
    ? sql`select ${groupTime(sql`at`)} as at, kind, source, ${sums} from quarter_hours
        where at >= ${starts} and at < ${ends} ${sql.join(filtered)} group by 1, kind, source`
    : countVisits({ starts, ends }, columns, { filters, groupTime });
  const names = sql.raw(countNames.map((name) => `${countColumns[name]} as "${name}"`).join(', '));
  const groups = sql.raw(columns.map((name) => `"${dimensions[name].name}"`).join(', '));
  return queryRows<CountRow>(db, sql`select at, kind, ${groups}, ${names} from (${counts}) as counts`);
}

type Group = { names: string[]; counts: VisitCounts; sourceNames: Set<string> };

const newGroup = (names: string[]): Group => ({
  names,
  sourceNames: new Set(),
  counts: Object.fromEntries(countNames.map((name) => [name, 0])) as VisitCounts,
});

function addCounts({ counts, sourceNames }: Group, part: CountRow): void {
  for (const name of countNames) counts[name] += part[name];
  if (part.visits > 0) sourceNames.add(part.source);
}

function groupOf(groups: Map<string, Group>, key: string, names: string[]): Group {
  const group = groups.get(key) ?? newGroup(names);
  groups.set(key, group);
  return group;
}

const toCounts = ({ counts, sourceNames }: Group): CampaignCounts => ({ ...counts, sources: sourceNames.size });

/** Returns the names of a row's group. */
const namesOf = (part: CountRow, by: readonly Grouping[], times: readonly LocalTimeGroup[]): string[] =>
  by.map((name) =>
    name === 'day' || name === 'hour'
      ? times[part.at - 1]![name]
      : ((part[dimensions[name].name] as string | null) ?? '(none)'),
  );

export const compareNames = (a: Pick<CampaignRow, 'names'>, b: Pick<CampaignRow, 'names'>) => {
  const i = a.names.findIndex((name, index) => name !== b.names[index]);
  return i === -1 ? 0 : a.names[i]! < b.names[i]! ? -1 : 1;
};

/**
 * Counts visits, sources, events, goals and sign-ups by group, the largest first, days and hours in chronological order.
 * Excludes bots and the operator's own IP addresses. Activity in the product's app is not included.
 */
export async function campaignReport(db: Database, range: DateRange, query: ReportQuery): Promise<CampaignReport> {
  const { points: _, ...report } = await chartedReport(db, range, { ...query, pointsBy: [] });
  return report;
}

/** The same for a table and a chart at once. */
export async function chartedReport(db: Database, range: DateRange, query: ChartedQuery): Promise<ChartedReport> {
  const groups = new Map<string, Group>();
  const points = new Map<string, Group>();
  const total = newGroup([]);
  const excluded = { bots: 0, own: 0 };
  for await (const chunk of chunks(range)) {
    const times = timeGroupsOf(query, chunk);
    for (const part of await readChunk(db, query, chunk, times)) {
      if (part.kind === 'visitor') {
        const names = namesOf(part, query.by, times);
        addCounts(groupOf(groups, JSON.stringify(names), names), part);
        addCounts(total, part);
        addCounts(groupOf(points, namesOf(part, query.pointsBy, times).join(' '), []), part);
      } else {
        excluded[part.kind === 'bot' ? 'bots' : 'own'] += part.visits;
      }
    }
  }
  const rows = [...groups.values()].map((group) => ({ names: group.names, ...toCounts(group) }));
  const isByTime = query.by[0] === 'day' || query.by[0] === 'hour';
  rows.sort((a, b) => (isByTime ? 0 : b.visits - a.visits || b.signUps - a.signUps) || compareNames(a, b));
  const pointCounts = new Map([...points].map(([name, { counts }]) => [name, counts]));
  return { rows, total: toCounts(total), points: pointCounts, excluded, isByTime };
}

/**
 * Gives each day of a report on the period to compare with the name of the day that it is compared with.
 * @param range the period of the report that is compared
 */
export function alignDays<Report extends CampaignReport>(
  report: Report,
  compareTo: DateRange,
  range: DateRange,
  { by, timeZone = 'UTC' }: ReportQuery,
): Report {
  const [from, to] = [compareTo, range].map(({ since }) => toLocalTime(since.getTime(), timeZone).day);
  const shift = daysBetween(from!, to!);
  const rename = (name: string, i: number) => (by[i] === 'day' ? addDays(name, shift) : name);
  return { ...report, rows: report.rows.map((row) => ({ ...row, names: row.names.map(rename) })) };
}

/** Counts the period to compare with, its days aligned with those of the report. @param range the report's period */
export const comparedReport = async (
  db: Database,
  compareTo: DateRange,
  range: DateRange,
  query: ReportQuery,
): Promise<CampaignReport> => alignDays(await campaignReport(db, compareTo, query), compareTo, range, query);
