import { and, eq, gte, lte, sql, sum } from 'drizzle-orm';
import { queryRows } from '@/lib/api/store/query-rows';
import { notFoundPages } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** A period of days in UTC, as `2026-11-01`, both included: what is counted daily has no time. */
export type DayRange = { from: string; to: string };

type Counts = { count: number; first: string; last: string };

/** An address, and what led to it, the most frequent first; a referrer is empty if unknown. */
export type NotFoundRow = Counts & { path: string; referrers: (Counts & { referrer: string })[] };

const maxRows = 200;

/** Returns the addresses without a page in a period, the most frequent first, and how often others were shown. */
export async function notFoundReport(
  db: Database,
  { from, to }: DayRange,
): Promise<{ rows: NotFoundRow[]; others: number }> {
  const { path, count, day } = notFoundPages;
  const [rows, [rest]] = await Promise.all([
    queryRows<NotFoundRow>(
      db,
      sql`
      select path, sum(count)::int as count, min(first) as first, max(last) as last,
        jsonb_agg(jsonb_build_object('referrer', referrer, 'count', count, 'first', first, 'last', last)
          order by count desc, referrer desc) as referrers
      from (
        select path, referrer, sum(count)::int as count, min(day)::text as first, max(day)::text as last
        from ${notFoundPages} where day >= ${from}::date and day <= ${to}::date and path <> '' group by 1, 2
      ) as parts
      group by 1 order by 2 desc, 1 limit ${maxRows}`,
    ),
    db
      .select({ count: sum(count).mapWith(Number) })
      .from(notFoundPages)
      .where(and(gte(day, from), lte(day, to), eq(path, ''))),
  ]);
  return { rows, others: rest?.count ?? 0 };
}
