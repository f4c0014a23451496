import { lt, sql } from 'drizzle-orm';
import { agingTables, deviceTables } from '@/lib/server/store/schema';
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

/** Deletes all that is known of a device. @returns how many rows went */
export async function eraseDevice(db: Database, deviceId: string): Promise<number> {
  return db.transaction(async (tx) => {
    let gone = 0;
    for (const table of deviceTables) {
      const rows = await tx
        .delete(table)
        .where(sql`${table.deviceId} = ${deviceId}`)
        .returning({ at: table.receivedAt });
      gone += rows.length;
    }
    return gone;
  });
}
