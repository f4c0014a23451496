/** What `npm run report` understands. */

export const groupings = ['source', 'campaign', 'landing', 'locale'] as const;
export type Grouping = (typeof groupings)[number];

const hours: Record<string, number> = { h: 1, d: 24, w: 24 * 7 };

/**
 * The moment that a text names: `7d`, `24h`, `4w` before now, or a day like `2026-11-01` (UTC).
 * @throws Error with one sentence for anything else
 */
export function sinceOf(text: string, now: Date): Date {
  const span = /^(\d{1,5})([hdw])$/.exec(text);
  if (span) return new Date(now.getTime() - Number(span[1]) * hours[span[2]!]! * 3_600_000);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (day && !Number.isNaN(day.getTime())) return day;
  throw new Error(`--since must be like 7d, 24h, 4w or 2026-11-01, but is "${text}".`);
}

/** @throws Error with one sentence for a grouping that does not exist */
export function groupingOf(text: string): Grouping {
  const found = groupings.find((grouping) => grouping === text);
  if (!found) throw new Error(`--by must be one of ${groupings.join(', ')}, but is "${text}".`);
  return found;
}
