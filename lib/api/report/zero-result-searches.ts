import { and, desc, gte, lt, max, sum } from 'drizzle-orm';
import type { DateRange } from '@/lib/api/report/options';
import { zeroResultSearches } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type ZeroResultRow = { query: string; locale: string; count: number; last: string };

/** Maximum number of rows in the report. */
const maxRows = 20;

/** Returns the searches without results in a period, the most frequent first. */
export async function zeroResultReport(db: Database, { since, until }: DateRange): Promise<ZeroResultRow[]> {
  const { query, locale, count, day, receivedAt } = zeroResultSearches;
  const rows = await db
    .select({ query, locale, count: sum(count).mapWith(Number), last: max(day) })
    .from(zeroResultSearches)
    .where(and(gte(receivedAt, since), lt(receivedAt, until)))
    .groupBy(query, locale)
    .orderBy(desc(sum(count)), locale, query)
    .limit(maxRows);
  return rows.map((row) => ({ ...row, last: row.last ?? '' }));
}

/** Formats the rows as lines for the terminal; empty without rows. */
export function formatZeroResults(rows: readonly ZeroResultRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(
    ({ query, locale, count, last }) => `${String(count).padStart(6)}  ${locale}  ${query} (last on ${last})`,
  );
  return ['Searches without results (docs/data.md):', ...lines];
}
