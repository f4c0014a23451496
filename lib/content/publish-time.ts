/** `publishAt`: an ISO time with a zone, or a local time with the name of a time zone. */

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const localTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d) ([A-Za-z]+(?:[/_+-][\w+-]+)*)$/;

/** Converts an instant to the local time of a time zone, as milliseconds. @throws RangeError for an unknown zone */
function toLocalTime(instant: number, timeZone: string): number {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  // Swedish has the ISO order.
  return Date.parse(`${new Date(instant).toLocaleString('sv-SE', options).replace(' ', 'T')}Z`);
}

/** Converts a local time to an instant; times skipped by daylight saving move forward by an hour. */
function toInstant(clock: number, timeZone: string): number {
  const first = clock - (toLocalTime(clock, timeZone) - clock);
  return clock - (toLocalTime(first, timeZone) - first);
}

/** Whether an ISO date exists: JavaScript reads February 30 as March 2. */
const isDate = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false;

/** Parses a time such as `2026-12-01T08:00:00Z`, `2026-12-01T09:00+01:00` or `2026-12-01 09:00 Europe/Berlin`. */
export function parsePublishTime(text: string): Date | null {
  const [, date = '', time = '', zone = ''] = localTime.exec(text) ?? [];
  if (!isDate(date || text.slice(0, 10))) return null;
  if (isoTime.test(text)) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
  const clock = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(clock)) return null;
  try {
    return new Date(toInstant(clock, zone));
  } catch {
    return null;
  }
}
