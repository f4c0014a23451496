import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DateRange } from '@/lib/api/report/options';

/** Parts in which reports read a period, and the sets by which they group it. */

const day = 24 * 60 * 60 * 1000;
/** Length of the first part in milliseconds. */
const firstLength = 7 * day;

/** Duration in milliseconds that the query of a part should have: PGlite runs no others meanwhile. */
const targetDuration = 50;

/** Yields the parts of a period, letting other work through after each. Their length follows the time that each took. */
export async function* chunks({ since, until }: DateRange): AsyncGenerator<DateRange> {
  let length = firstLength;
  for (let start = since.getTime(); start < until.getTime(); await nextTurn()) {
    const end = Math.min(start + length, until.getTime());
    const began = performance.now();
    yield { since: new Date(start), until: new Date(end) };
    const duration = performance.now() - began;
    if (duration < targetDuration) length *= 2;
    else if (duration > 2 * targetDuration) length = Math.max(day, length / 2);
    start = end;
  }
}

/** A time as SQL. */
export const toTimestamp = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/**
 * Returns the index of the one column by which a row of grouping sets is grouped; -1 if by none of them.
 * @param bits of `grouping()`: one for each column, the first the highest, set where the row is not grouped by it
 */
export const groupedColumn = (bits: number, columnCount: number): number =>
  Array.from({ length: columnCount }).findIndex((_, i) => (bits & (1 << (columnCount - 1 - i))) === 0);
