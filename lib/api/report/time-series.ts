import type { ChartedReport } from '@/lib/api/report/campaigns';
import type { DateRange, Grouping } from '@/lib/api/report/options';
import { daysBetween, localTimeGroups, toLocalTime } from '@/lib/api/report/time-zone';

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
function pointNames(range: DateRange, timeZone: string): string[] {
  const isHourly = pointGroupings(range, timeZone).includes('hour');
  const groups = localTimeGroups(range, timeZone, isHourly ? 'hour' : 'day');
  return groups.map(({ day, hour }) => (isHourly ? `${day} ${hour}` : day));
}

/** Returns the points of a chart. @param report with the points of `pointGroupings` */
export const timeSeries = ({ points }: ChartedReport, range: DateRange, timeZone: string): Point[] =>
  pointNames(range, timeZone).map((time) => {
    const { visits = 0, signUps = 0 } = points.get(time) ?? {};
    return { time, visits, signUps };
  });
