import type { CampaignReport, CampaignRow } from '@/lib/api/report/campaigns';
import type { DateRange, Grouping } from '@/lib/api/report/options';
import { daysBetween, localTimeGroups, toLocalTime } from '@/lib/api/report/time-zone';
import type { VisitCounts } from '@/lib/api/visits/count-visits';

/** The visits and sign-ups of a local day, `2026-11-01`, or hour, `2026-11-01 09:00`. */
export type Point = { time: string; visits: number; signUps: number };

/** Local days up to which a chart has hours. */
const maxDaysOfHours = 2;

/** Returns the groupings of the points of a period. */
export function pointGroupings({ since, until }: DateRange, timeZone: string): Grouping[] {
  const [first, last] = [since.getTime(), until.getTime() - 1].map((time) => toLocalTime(time, timeZone).day);
  return daysBetween(first!, last!) < maxDaysOfHours ? ['day', 'hour'] : ['day'];
}

/** Returns all points in time of a period, also those without visits. */
function pointNames(range: DateRange, timeZone: string, by: readonly Grouping[]): string[] {
  const isHourly = by.includes('hour');
  const groups = localTimeGroups(range, timeZone, isHourly ? 'hour' : 'day');
  return groups.map(({ day, hour }) => (isHourly ? `${day} ${hour}` : day));
}

/** Adds up the counts of rows by name. */
export function sumRows(
  rows: readonly CampaignRow[],
  toName: (names: readonly string[]) => string,
): Map<string, VisitCounts> {
  const sums = new Map<string, VisitCounts>();
  for (const { names, sources: _, ...counts } of rows) {
    const sum = sums.get(toName(names));
    if (!sum) sums.set(toName(names), { ...counts });
    else for (const key of Object.keys(counts) as (keyof VisitCounts)[]) sum[key] += counts[key];
  }
  return sums;
}

/**
 * Returns the points of a chart.
 * @param report by the groupings of `pointGroupings`, first, and maybe others
 */
export function timeSeries(report: CampaignReport, range: DateRange, timeZone: string): Point[] {
  const by = pointGroupings(range, timeZone);
  const sums = sumRows(report.rows, (names) => names.slice(0, by.length).join(' '));
  return pointNames(range, timeZone, by).map((time) => {
    const { visits = 0, signUps = 0 } = sums.get(time) ?? {};
    return { time, visits, signUps };
  });
}
