import { lt, sql } from 'drizzle-orm';
import { agingTables } from '@/lib/server/store/schema';
import type { Database } from '@/lib/server/store/store';

/** Deletes what is older than so many days. @returns how many rows went */
export async function purge(db: Database, days: number): Promise<number> {
  const oldest = sql`now() - make_interval(days => ${days})`;
  let gone = 0;
  for (const table of agingTables) {
    const rows = await db.delete(table).where(lt(table.receivedAt, oldest)).returning({ at: table.receivedAt });
    gone += rows.length;
  }
  return gone;
}
