import { sql } from 'drizzle-orm';
import { chunks, groupedColumn, toTimestamp } from '@/lib/api/report/chunks';
import type { DateRange } from '@/lib/api/report/options';
import { dimensions, goalConditions, matchesFilters } from '@/lib/api/visits/count-visits';
import type { Dimension, Filter } from '@/lib/api/visits/count-visits';
import { queryRows } from '@/lib/api/store/query-rows';
import { visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type BreakdownRow = {
  /** The dimension's value; null for visits without one. */
  value: string | null;
  visits: number;
  /** Visits to which a sign-up is attributed. */
  converted: number;
};

/**
 * Counts the visits of a period by each of several dimensions; each part of the period is read once.
 * @returns the rows of each dimension, the largest first
 */
export async function readBreakdowns<Name extends Dimension>(
  db: Database,
  range: DateRange,
  names: readonly Name[],
  filters: readonly Filter[],
): Promise<Record<Name, BreakdownRow[]>> {
  const columns = sql.raw(names.map((name) => `counted."${dimensions[name].name}"`).join(', '));
  const sets = sql.raw(names.map((name) => `("${dimensions[name].name}")`).join(', '));
  const sums = names.map(() => new Map<string | null, BreakdownRow>());
  for await (const { since, until } of chunks(range)) {
    const rows = await queryRows<{ bits: number; visits: number; converted: number; [column: string]: unknown }>(
      db,
      sql`
      with matching as (
        select ${columns}, (${goalConditions['sign-up']})::int as converted from ${visits} as counted
        where counted.began >= ${toTimestamp(since)} and counted.began < ${toTimestamp(until)}
          and counted.kind = 'visitor' and ${matchesFilters(filters)}
      )
      select grouping(${columns}) as bits, ${columns}, count(*)::int as visits, sum(converted)::int as converted
      from matching as counted group by grouping sets (${sets})`,
    );
    for (const row of rows) {
      const index = groupedColumn(row.bits, names.length);
      const value = row[dimensions[names[index]!].name] as string | null;
      const sum = sums[index]!.get(value) ?? { value, visits: 0, converted: 0 };
      sum.visits += row.visits;
      sum.converted += row.converted;
      sums[index]!.set(value, sum);
    }
  }
  const sorted = sums.map((rows) => [...rows.values()].sort(compareBreakdownRows));
  return Object.fromEntries(names.map((name, i) => [name, sorted[i]!])) as Record<Name, BreakdownRow[]>;
}

/** Sorts by visits, then by value. */
export const compareBreakdownRows = (a: BreakdownRow, b: BreakdownRow): number =>
  b.visits - a.visits || ((a.value ?? '') < (b.value ?? '') ? -1 : 1);
