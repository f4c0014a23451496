import { eq, sql } from 'drizzle-orm';
import { mayDelete, getStableUptime, type ClockReading } from '@/lib/api/store/clock-trust';
import { scheduledTasks } from '@/lib/api/store/schema';
import { tablesWithRetention } from '@/lib/api/store/table-groups';
import type { Database } from '@/lib/api/store/store';

/**
 * Compares the store's clock with the monotonic clock of this process and with the stored rows. The time always comes
 * from the database, never from `new Date()`: it also stamps the rows and is the same for all servers on a store, so a
 * server with a wrong clock deletes nothing.
 */

type ScheduledTask = typeof scheduledTasks.$inferSelect;

export type ClockCheck = {
  /** The store's time at the check, from which retention is computed, because the clock may jump afterwards. */
  now: Date;
  mayDelete: boolean;
  /** For how many seconds processes have run without a clock jump. */
  stableUptime: number;
};

/** The latest reading of this process for a store. */
const readings = new WeakMap<Database, ClockReading>();

type Rows<Row> = { rows: Row[] };

/** Milliseconds since 1970 by the store's clock; `now()` would be the start of the transaction. */
const wallClockSql = sql`(extract(epoch from clock_timestamp()) * 1000)::float8`;

/** Returns the time by the clock that stamps the rows of a store. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = (await db.execute(sql`select ${wallClockSql} as wall`)) as unknown as Rows<{ wall: number }>;
  return new Date(rows[0]!.wall);
}

async function newestRow(db: Database): Promise<Date | null> {
  // Each maximum is read from the end of an index.
  const newest = tablesWithRetention.map((table) => sql`select max(received_at) as at from ${table}`);
  const { rows } = (await db.execute(sql`
    select (extract(epoch from max(at)) * 1000)::float8 as at
    from (${sql.join(newest, sql` union all `)}) as tables`)) as unknown as Rows<{ at: number | null }>;
  const newestAt = rows[0]?.at ?? null;
  return newestAt === null ? null : new Date(newestAt);
}

async function readTask(
  db: Database,
  name: string,
  isLocked: boolean,
): Promise<{ task?: ScheduledTask; wallClock: number }> {
  const query = db.select().from(scheduledTasks).where(eq(scheduledTasks.name, name));
  const [task] = await (isLocked ? query.for('update') : query);
  return { ...(task ? { task } : {}), wallClock: (await databaseTime(db)).getTime() };
}

/**
 * Adds the time for which this process has run since the previous call to the store, unless the wall clock jumped.
 * @param monotonic the monotonic clock of this process, in milliseconds
 */
export async function recordMonotonicTime(db: Database, name: string, monotonic = performance.now()): Promise<void> {
  const reading = await db.transaction(async (tx) => {
    const { task, wallClock } = await readTask(tx, name, true);
    const now = { wallClock, monotonic };
    if (!task) return now;
    const seconds = getStableUptime(now, readings.get(db) ?? null, task);
    await tx
      .update(scheduledTasks)
      .set({ stableUptime: seconds, checkedAt: new Date(wallClock) })
      .where(eq(scheduledTasks.name, name));
    return now;
  });
  readings.set(db, reading);
}

/** Checks whether expired rows may be deleted. Writes nothing, so commands can use it as well. */
export async function checkClock(db: Database, name: string): Promise<ClockCheck> {
  const newestAt = await newestRow(db);
  const { task, wallClock } = await readTask(db, name, false);
  const now = new Date(wallClock);
  const stableUptime = task ? getStableUptime({ wallClock, monotonic: 0 }, null, task) : 0;
  return {
    now,
    mayDelete: mayDelete({ now, newestAt, doneAt: task?.doneAt ?? null, stableUptime }),
    stableUptime,
  };
}
