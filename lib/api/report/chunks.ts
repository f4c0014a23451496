import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DateRange } from '@/lib/api/report/options';

/** Parts in which reports read a period, and the sets by which they group it. */

const day = 24 * 60 * 60 * 1000;

/** Lengths of a part, which one query reads, so that PGlite can run others in between. */
export const chunkLengths = { visits: day, sums: 14 * day, measurements: 28 * day } as const;

/** Yields the parts of a period, letting other work through after each. */
export async function* chunks({ since, until }: DateRange, length: number): AsyncGenerator<DateRange> {
  for (let start = since.getTime(); start < until.getTime(); start += length) {
    yield { since: new Date(start), until: new Date(Math.min(start + length, until.getTime())) };
    await nextTurn();
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
