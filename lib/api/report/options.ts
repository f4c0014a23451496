import { isStorable } from '@/lib/api/store/is-storable';
import { isTimeZone } from '@/lib/config/schemas';
import { dimensions, goals, type Dimension, type Filter } from '@/lib/api/visits/count-visits';
import { normalizeCampaignField } from '@/lib/api/visits/derive-visit';
import { addDays, daysBetween, previousYear, quarterHour, startOfDay, toLocalTime } from '@/lib/api/report/time-zone';

/** Options of `npm run report`, and of exports with the same names. */

/** A period; `until` is exclusive. Both are on quarter hours. */
export type DateRange = { since: Date; until: Date };

export type Grouping = Dimension | 'day' | 'hour';
/** Groupings of visits: their properties, or the local day or hour of the day on which they began. */
export const groupings = [...(Object.keys(dimensions) as Dimension[]), 'day', 'hour'] as const satisfies Grouping[];

/** Aliases of groupings. */
const aliases: ReadonlyMap<string, Grouping> = new Map([
  ['language', 'locale'],
  ['page', 'landing'],
]);

const hoursPerUnit: Record<string, number> = { h: 1, d: 24, w: 24 * 7 };

const round = (time: number, direction: 'floor' | 'ceil') =>
  new Date(Math[direction](time / quarterHour) * quarterHour);

/** @throws Error for an unknown time zone */
export function parseTimeZone(text: string): string {
  if (!isTimeZone(text)) throw new Error(`--tz must be a time zone like Europe/Berlin, but is "${text}".`);
  return text;
}

/**
 * Parses a start time: `7d`, `24h`, `4w` before now, or the beginning of a day like `2026-11-01` in a time zone.
 * @throws Error for anything else, such as a day that does not exist
 */
export function parseSince(text: string, now: Date, timeZone = 'UTC', option = '--since'): Date {
  const duration = /^(\d{1,5})([hdw])$/.exec(text);
  if (duration) {
    const time = now.getTime() - Number(duration[1]) * hoursPerUnit[duration[2]!]! * 3_600_000;
    if (time >= 0) return round(time, 'floor');
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // JavaScript would parse February 31 as March 3.
  if (day && day.getTime() >= 0 && day.toISOString().startsWith(text)) return new Date(startOfDay(text, timeZone));
  throw new Error(`${option} must be like 7d, 24h, 4w or 2026-11-01, but is "${text}".`);
}

/**
 * Parses an end time; a day like `2026-11-30` is included completely.
 * @throws Error for anything else, and for a time that is not after `since`
 */
export function parseUntil(text: string, since: Date, now: Date, timeZone = 'UTC', option = '--until'): Date {
  const date = parseSince(text, now, timeZone, option);
  const until = /^\d{4}-/.test(text) ? new Date(startOfDay(addDays(text, 1), timeZone)) : toEndOf(text, now);
  if (date < since || until <= since) {
    throw new Error(`${option} must be after ${option === '--to' ? '--from' : '--since'}, but is "${text}".`);
  }
  return until;
}

/** The end of the current quarter hour belongs to the period, so that it includes what has just happened. */
const toEndOf = (text: string, now: Date) => {
  const { length, [length - 1]: unit } = text;
  return round(now.getTime() - Number(text.slice(0, -1)) * hoursPerUnit[unit!]! * 3_600_000, 'ceil');
};

/** Parses one or two groupings with a comma. @throws Error for others */
export function parseGroupings(text: string): Grouping[] {
  const result = text.split(',').map((name) => aliases.get(name) ?? groupings.find((grouping) => grouping === name));
  if (result.length > 2 || result.some((name, i) => !name || result.indexOf(name) !== i)) {
    throw new Error(`--by must be one or two of ${groupings.join(', ')}, but is "${text}".`);
  }
  return result as Grouping[];
}

const codes: ReadonlySet<Dimension> = new Set(['ref', 'invite_code', 'locale', 'landing', 'exit', 'browser']);

/** In an address the value was decoded once already, so that it may have a percent sign of its own. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseFilter(text: string): Filter {
  const at = text.indexOf(':');
  const name = text.slice(0, Math.max(at, 0));
  const goal = goals.find((value) => name === 'goal' && value === text.slice(at + 1));
  if (goal) return { dimension: 'goal', value: goal };
  const dimension = aliases.get(name) ?? name;
  if (!Object.hasOwn(dimensions, dimension)) throw new Error('unknown');
  const written = decodePercent(text.slice(at + 1));
  if (!isStorable(written)) throw new Error('unknown');
  if (written === '(none)') return { dimension: dimension as Dimension, value: null };
  const isCode = codes.has(dimension as Dimension);
  const value = dimension === 'country' ? written.toUpperCase() : isCode ? written : normalizeCampaignField(written);
  return { dimension: dimension as Dimension, value };
}

/**
 * Parses filters like `source:nl,country:DE,goal:download`, whose values are percent-encoded. A comma before a part without
 * a colon belongs to the value: in an address the value was decoded once already. @throws Error for others
 */
export function parseFilters(text: string): Filter[] {
  try {
    return text === '' ? [] : text.split(/,(?=[^,]*:)/).map(parseFilter);
  } catch {
    throw new Error(`--filter must be like source:nl,country:DE, but is "${text}".`);
  }
}

/** Returns the text that `parseFilters` parses. */
export const formatFilters = (filters: readonly Filter[]): string =>
  filters
    .map(({ dimension, value }) => `${dimension}:${value === null ? '(none)' : encodeURIComponent(value)}`)
    .join(',');

export const comparisons = ['previous', 'year'] as const;

/**
 * Returns the period to compare with: the one of the same length directly before, or the same a year before. Whole days
 * stay whole days when the clock changes in between, and a period from the beginning of a day begins with a day. Of a
 * period that has not ended, what has passed is compared.
 * @throws Error for an unknown comparison
 */
export function parseComparison(text: string, range: DateRange, timeZone: string, now: Date): DateRange {
  const { since } = range;
  const current = round(now.getTime(), 'ceil');
  const until = since < current && current < range.until ? current : range.until;
  const [from, to] = [since, until].map((date) => toLocalTime(date.getTime(), timeZone).day) as [string, string];
  const shiftRange = (toDay: (day: string) => string) => {
    const [start, end] = [since, until].map((date, i) => {
      const day = [from, to][i]!;
      return new Date(startOfDay(toDay(day), timeZone) + date.getTime() - startOfDay(day, timeZone));
    });
    return { since: start!, until: end! };
  };
  if (text === 'year') return shiftRange(previousYear);
  if (text !== 'previous') throw new Error(`--compare must be previous or year, but is "${text}".`);
  if (since.getTime() === startOfDay(from, timeZone)) {
    // A day that has not ended is compared with the same hours of another day.
    const isPartial = until.getTime() > startOfDay(to, timeZone);
    return shiftRange((day) => addDays(day, -daysBetween(from, to) - Number(isPartial)));
  }
  return { since: new Date(since.getTime() * 2 - until.getTime()), until: since };
}
