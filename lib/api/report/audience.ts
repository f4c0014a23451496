import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { DateRange } from '@/lib/api/report/options';
import { consents, visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Counts that put the numbers of a report into proportion. */

/** Returns how many choices on cookies were made in a period, and how many of them allow analytics. */
export async function countChoices(
  db: Database,
  { since, until }: DateRange,
): Promise<{ choices: number; allowed: number }> {
  const { choice, receivedAt } = consents;
  const [row] = await db
    .select({
      choices: count(),
      allowed: sql<number>`(count(*) filter (where 'measurement' = any(string_to_array(${choice}, ' '))))::int`,
    })
    .from(consents)
    .where(and(gte(receivedAt, since), lt(receivedAt, until)));
  return row!;
}

const halfHour = 30 * 60_000;

/** Returns the number of visits whose latest event happened within the last 30 minutes: those that are open. */
export async function countRecentVisits(db: Database, now: Date): Promise<number> {
  const { ended, kind } = visits;
  const recent = and(gte(ended, new Date(now.getTime() - halfHour)), eq(kind, 'visitor'));
  const [row] = await db.select({ visits: count() }).from(visits).where(recent);
  return row!.visits;
}
