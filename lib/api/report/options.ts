/** Options of `npm run report`. */

/** Properties that visits can be grouped by. */
export const groupings = [
  ...(['source', 'medium', 'campaign', 'term', 'content', 'ref', 'invite_code', 'locale', 'landing', 'day'] as const),
];
export type Grouping = (typeof groupings)[number];

/** Aliases of groupings. */
const aliases: ReadonlyMap<string, Grouping> = new Map([
  ['language', 'locale'],
  ['page', 'landing'],
]);

const hoursPerUnit: Record<string, number> = { h: 1, d: 24, w: 24 * 7 };

/**
 * Parses a start time: `7d`, `24h`, `4w` before now, or the beginning of a day like `2026-11-01` (UTC).
 * @throws Error for anything else, such as a day that does not exist
 */
export function parseSince(text: string, now: Date, option = '--since'): Date {
  const duration = /^(\d{1,5})([hdw])$/.exec(text);
  if (duration) {
    const date = new Date(now.getTime() - Number(duration[1]) * hoursPerUnit[duration[2]!]! * 3_600_000);
    if (date.getTime() >= 0) return date;
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // JavaScript parses February 31 as March 3.
  if (day && day.getTime() >= 0 && day.toISOString().startsWith(text)) return day;
  throw new Error(`${option} must be like 7d, 24h, 4w or 2026-11-01, but is "${text}".`);
}

/**
 * Parses an end time; a day like `2026-11-30` is included completely.
 * @throws Error for anything else, and for a time that is not after `since`
 */
export function parseUntil(text: string, since: Date, now: Date): Date {
  const date = parseSince(text, now, '--until');
  const until = /^\d{4}-/.test(text) ? new Date(date.getTime() + 24 * 3_600_000) : date;
  if (until <= since) throw new Error(`--until must be after --since, but is "${text}".`);
  return until;
}

/** @throws Error for an unknown grouping */
export function parseGrouping(text: string): Grouping {
  const result = aliases.get(text) ?? groupings.find((grouping) => grouping === text);
  if (!result) throw new Error(`--by must be one of ${groupings.join(', ')}, but is "${text}".`);
  return result;
}
