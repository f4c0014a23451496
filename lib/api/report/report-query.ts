import { addDays, startOfDay, toLocalTime } from '@/lib/api/report/time-zone';
import { comparisons, parseComparison, parseFilters, parseGroupings } from '@/lib/api/report/options';
import { parseSince, parseTimeZone, parseUntil, type DateRange, type Grouping } from '@/lib/api/report/options';
import type { Filter } from '@/lib/api/visits/count-visits';

/** The query of a report, as it stands in addresses of the workbench. */

/** Named periods, in whole local days: those of `last-` are over, the others end now. Weeks begin on Monday. */
export const periods = [
  ...(['today', '7d', '28d', 'month', 'quarter', 'year'] as const),
  ...(['last-week', 'last-month'] as const),
] as const;
export type Period = (typeof periods)[number];

type Comparison = (typeof comparisons)[number];

export type ReportRequest = {
  range: DateRange;
  /** The named period; null for other days. */
  period: Period | null;
  timeZone: string;
  by: Grouping[];
  filters: Filter[];
  compare: Comparison | null;
  compareTo: DateRange | null;
};

/** Thrown for a parameter that is wrong; the message names it. */
export class InvalidQueryError extends Error {
  override name = 'InvalidQueryError';
}

/** Maximum length of a period, because every visit of it is read if there are filters. */
const maxYears = 5;

const names = ['from', 'to', 'period', 'tz', 'by', 'filter', 'compare'] as const;

/** Returns the first day of a named period, and the day after it if it is over. @param today `2026-11-30` */
function periodDays(period: Period, today: string): { first: string; end?: string } {
  const [year, month] = [today.slice(0, 5), Number(today.slice(5, 7))];
  const firstOfMonth = `${today.slice(0, 8)}01`;
  switch (period) {
    case 'today':
      return { first: today };
    case '7d':
      return { first: addDays(today, -6) };
    case '28d':
      return { first: addDays(today, -27) };
    case 'month':
      return { first: firstOfMonth };
    case 'quarter':
      return { first: `${year}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01` };
    case 'year':
      return { first: `${year}01-01` };
    case 'last-week': {
      const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
      return { first: addDays(monday, -7), end: monday };
    }
    case 'last-month':
      return { first: `${addDays(firstOfMonth, -1).slice(0, 8)}01`, end: firstOfMonth };
  }
}

function parseRange(values: ReadonlyMap<string, string>, timeZone: string, now: Date, fallback: string) {
  const from = values.get('from');
  const name = values.get('period');
  if (name !== undefined && !(periods as readonly string[]).includes(name)) {
    throw new Error(`--period must be one of ${periods.join(', ')}, but is "${name}".`);
  }
  const period = from === undefined ? ((name ?? (values.has('to') ? null : fallback)) as Period | null) : null;
  const today = toLocalTime(now.getTime(), timeZone).day;
  const days = period && (periods as readonly string[]).includes(period) ? periodDays(period, today) : null;
  const since = days
    ? new Date(startOfDay(days.first, timeZone))
    : parseSince(from ?? fallback, now, timeZone, '--from');
  const until = days?.end && !values.has('to') ? new Date(startOfDay(days.end, timeZone)) : null;
  const range = { since, until: until ?? parseUntil(values.get('to') ?? '0h', since, now, timeZone, '--to') };
  if (range.until.getTime() - range.since.getTime() > maxYears * 366 * 86_400_000) {
    throw new Error(`The period must not be longer than ${maxYears} years.`);
  }
  return { range, period };
}

export type ReportDefaults = { by: string; timeZone: string; period: Period; compare?: Comparison };

/**
 * Parses the parameters `from`, `to`, `period`, `tz`, `by`, `filter` and `compare`. Empty ones count as missing: forms
 * send them. `compare=none` switches off a comparison by default.
 * @param others names of further parameters of the address
 * @throws InvalidQueryError for values that are wrong, and for unknown or repeated parameters
 */
export function parseReportQuery(
  parameters: URLSearchParams,
  { now, defaults, others = [] }: { now: Date; defaults: ReportDefaults; others?: readonly string[] },
): ReportRequest {
  const values = new Map<string, string>();
  try {
    for (const [name, value] of parameters) {
      if (others.includes(name) || value === '') continue;
      if (!(names as readonly string[]).includes(name)) throw new Error(`There is no parameter "${name}".`);
      const before = values.get(name);
      if (before !== undefined && name !== 'by') throw new Error(`--${name} must be given once.`);
      values.set(name, before === undefined ? value : `${before},${value}`);
    }
    const timeZone = parseTimeZone(values.get('tz') ?? defaults.timeZone);
    const { range, period } = parseRange(values, timeZone, now, defaults.period);
    const compare = values.get('compare') ?? defaults.compare ?? 'none';
    return {
      range,
      period,
      timeZone,
      by: parseGroupings(values.get('by') ?? defaults.by),
      filters: parseFilters(values.get('filter') ?? ''),
      compare: compare === 'none' ? null : (compare as Comparison),
      compareTo: compare === 'none' ? null : parseComparison(compare, range, timeZone, now),
    };
  } catch (error) {
    throw new InvalidQueryError((error as Error).message.replaceAll('--', ''));
  }
}
