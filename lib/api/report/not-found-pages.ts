import { and, asc, desc, eq, gte, lte, max, min, ne, sum } from 'drizzle-orm';
import { notFoundPages } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** A period of days in UTC, as `2026-11-01`, both included: what is counted daily has no time. */
export type DayRange = { from: string; to: string };

export type NotFoundRow = { path: string; referrer: string; count: number; first: string; last: string };

const maxRows = 200;

/** Returns the addresses without a page in a period, the most frequent first, and how often others were shown. */
export async function notFoundReport(
  db: Database,
  { from, to }: DayRange,
): Promise<{ rows: NotFoundRow[]; others: number }> {
  const { path, referrer, count, day } = notFoundPages;
  const isInRange = and(gte(day, from), lte(day, to));
  const times = sum(count).mapWith(Number);
  const rows = await db
    .select({ path, referrer, count: times, first: min(day), last: max(day) })
    .from(notFoundPages)
    .where(and(isInRange, ne(path, '')))
    .groupBy(path, referrer)
    .orderBy(desc(sum(count)), asc(path), desc(referrer))
    .limit(maxRows);
  const [rest] = await db
    .select({ count: times })
    .from(notFoundPages)
    .where(and(isInRange, eq(path, '')));
  return {
    rows: rows.map((row) => ({ ...row, first: row.first ?? '', last: row.last ?? '' })),
    others: rest?.count ?? 0,
  };
}
