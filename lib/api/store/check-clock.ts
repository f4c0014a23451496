import { eq, sql } from 'drizzle-orm';
import { mayDelete, steadySeconds, type Reading } from '@/lib/api/store/clock-trust';
import { agingTables, chores } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/**
 * Compares the store's clock with the monotonic clock of this process and with the stored rows. The time is always that
 * of the database, never `new Date()`: it is the one in the rows and the same for all servers on a store, so a server
 * with a wrong clock deletes nothing.
 */

type Chore = typeof chores.$inferSelect;

export type ClockCheck = {
  /** The store's time at the check, from which retention is computed, because the clock may jump afterwards. */
  now: Date;
  mayDelete: boolean;
  /** For how many seconds processes have run without a clock jump. */
  steadySeconds: number;
};

/** The latest reading of this process for a store. */
const readings = new WeakMap<Database, Reading>();

type Rows<Row> = { rows: Row[] };

/** Milliseconds since 1970 by the store's clock; `now()` would be the start of the transaction. */
const wallClock = sql`(extract(epoch from clock_timestamp()) * 1000)::float8`;

async function newestRow(db: Database): Promise<Date | null> {
  // Each maximum is read from the end of an index.
  const newest = agingTables.map((table) => sql`select max(received_at) as at from ${table}`);
  const { rows } = (await db.execute(sql`
    select (extract(epoch from max(at)) * 1000)::float8 as at
    from (${sql.join(newest, sql` union all `)}) as tables`)) as unknown as Rows<{ at: number | null }>;
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

async function readChore(db: Database, name: string, isLocked: boolean): Promise<{ chore?: Chore; wall: number }> {
  const query = db.select().from(chores).where(eq(chores.name, name));
  const [chore] = await (isLocked ? query.for('update') : query);
  const { rows } = (await db.execute(sql`select ${wallClock} as wall`)) as unknown as Rows<{ wall: number }>;
  return { ...(chore ? { chore } : {}), wall: rows[0]!.wall };
}

/**
 * Adds the time for which this process has run since the previous call to the store, unless the wall clock jumped.
 * @param steady the monotonic clock of this process, in milliseconds
 */
export async function countSteadyTime(db: Database, name: string, steady = performance.now()): Promise<void> {
  const reading = await db.transaction(async (tx) => {
    const { chore, wall } = await readChore(tx, name, true);
    const now = { wall, steady };
    if (!chore) return now;
    const seconds = steadySeconds(now, readings.get(db) ?? null, chore);
    await tx
      .update(chores)
      .set({ steadySeconds: seconds, checkedAt: new Date(wall) })
      .where(eq(chores.name, name));
    return now;
  });
  readings.set(db, reading);
}

/** Checks whether expired rows may be deleted. Writes nothing, so commands can use it as well. */
export async function checkClock(db: Database, name: string): Promise<ClockCheck> {
  const newestAt = await newestRow(db);
  const { chore, wall } = await readChore(db, name, false);
  const now = new Date(wall);
  const steady = chore ? steadySeconds({ wall, steady: 0 }, null, chore) : 0;
  return {
    now,
    mayDelete: mayDelete({ now, newestAt, doneAt: chore?.doneAt ?? null, steadySeconds: steady }),
    steadySeconds: steady,
  };
}
