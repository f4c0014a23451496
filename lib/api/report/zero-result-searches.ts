import { and, desc, gte, lt, max, sum } from 'drizzle-orm';
import type { Period } from '@/lib/api/report/campaigns';
import { missedSearches } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type ZeroResultRow = { query: string; locale: string; count: number; last: string };

/** The report shows so many. */
const shown = 20;

/** What was searched for and not found in a period, the most frequent first. */
export async function zeroResultReport(db: Database, { since, until }: Period): Promise<ZeroResultRow[]> {
  const { query, locale, count, day, receivedAt } = missedSearches;
  const rows = await db
    .select({ query, locale, count: sum(count).mapWith(Number), last: max(day) })
    .from(missedSearches)
    .where(and(gte(receivedAt, since), lt(receivedAt, until)))
    .groupBy(query, locale)
    .orderBy(desc(sum(count)), locale, query)
    .limit(shown);
  return rows.map((row) => ({ ...row, last: row.last ?? '' }));
}

/** The rows as lines for the terminal; nothing when there are none. */
export function formatZeroResults(rows: readonly ZeroResultRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(
    ({ query, locale, count, last }) => `${String(count).padStart(6)}  ${locale}  ${query} (last on ${last})`,
  );
  return ['Searched for and not found (docs/data.md):', ...lines];
}
