/** Days and hours of a time zone. Offsets are multiples of a quarter of an hour. */

const minute = 60_000;
export const quarterHour = 15 * minute;
const dayLength = 24 * 60 * minute;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local day and hour of a time: `2026-11-01` and `09:00`. @throws RangeError for an unknown time zone */
export function toLocalTime(time: number, timeZone: string): { day: string; hour: string } {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { ...fields, timeZone, hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  const { year, month, day, hour } = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return { day: `${year!.padStart(4, '0')}-${month}-${day}`, hour: `${hour}:00` };
}

/** Returns the first quarter hour of a local day, which is not midnight where the clock is changed then. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Time zones are up to 14 hours ahead of UTC and 12 behind.
  let time = midnight - 14 * 60 * minute;
  while (toLocalTime(time, timeZone).day < day) time += quarterHour;
  return time;
}

/** Adds days to a day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Returns the same day a year before; for February 29, February 28. */
export const previousYear = (day: string): string => {
  const result = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return result.endsWith('02-29') ? result.replace('02-29', '02-28') : result;
};

/** Returns the number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

const groupLengths = { day: dayLength, hour: 60 * minute } as const;

/** A local day or hour that begins in a period, or the rest of one at its beginning. */
export type LocalTimeGroup = { start: number; day: string; hour: string };

/** Returns the local days or hours of a period. An hour that occurs twice when the clock is changed is one group. */
export function localTimeGroups(
  { since, until }: { since: Date; until: Date },
  timeZone: string,
  unit: 'day' | 'hour',
): LocalTimeGroup[] {
  const groups: LocalTimeGroup[] = [];
  let start = since.getTime();
  while (start < until.getTime()) {
    const group = { start, ...toLocalTime(start, timeZone) };
    const isInGroup = (time: number) => {
      const { day, hour } = toLocalTime(time, timeZone);
      return day === group.day && (unit === 'day' || hour === group.hour);
    };
    groups.push(group);
    // The length differs where the clock is changed, and in the first group.
    let end = start + groupLengths[unit];
    while (!isInGroup(end - quarterHour)) end -= quarterHour;
    while (isInGroup(end)) end += quarterHour;
    start = end;
  }
  return groups;
}
