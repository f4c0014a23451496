import { sql, type SQL } from 'drizzle-orm';
import { agingTables, events } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Rows deleted at once, between which others can work. */
const batchSize = 5000;

/** How many rows a statement changed; PGlite and node-postgres say it differently. */
function changed(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return affectedRows ?? rowCount ?? 0;
}

/** Deletes rows of a table in batches. */
async function deleteWhere(db: Database, table: SQL, isOld: SQL): Promise<number> {
  for (let gone = 0; ;) {
    const result = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${batchSize}))`);
    gone += changed(result);
    if (changed(result) < batchSize) return gone;
  }
}

/**
 * Deletes what is older than so many days. Events of days that have a partition go with it (`event-partitions.ts`).
 * @param now is the same for all batches, as the clock may jump between them
 * @returns how many rows went
 */
export async function purge(db: Database, days: number, now = new Date()): Promise<number> {
  const isOld = sql`received_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  let gone = 0;
  for (const table of agingTables) {
    gone += await deleteWhere(db, table === events ? sql`events_rest` : sql`${table}`, isOld);
  }
  return gone;
}
