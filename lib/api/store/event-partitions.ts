import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/api/store/store';

/**
 * Daily partitions of the events table, so that an old day can be dropped as a whole. They are created in advance.
 * Events of a day without a partition are in the default partition, `events_rest`, and are moved when its partition is
 * created.
 */

const dayLength = 24 * 60 * 60 * 1000;
/** The number of days created in advance, in case maintenance does not run. */
const daysAhead = 7;

/** Formats the UTC day of a time in milliseconds like its column. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const partitionName = (day: string) => `events_${day.replaceAll('-', '')}`;
/** The first day whose events are retained. */
export const firstRetainedDay = (now: Date, retentionDays: number): string =>
  utcDay(now.getTime() - retentionDays * dayLength);

type Rows<Row> = { rows: Row[] };

/** Returns the days with a partition. */
async function listPartitionDays(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select to_char(to_date(right(child.relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as day
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'events'::regclass and child.relname ~ '^events_[0-9]{8}$' order by 1`)) as unknown as Rows<{
    day: string;
  }>;
  return rows.map(({ day }) => day);
}

async function listDefaultPartitionDays(db: Database, from: string, to: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day from events_rest
    where day between ${from} and ${to} group by day`)) as unknown as Rows<{ day: string }>;
  return rows.map(({ day }) => day);
}

/** Creates the partition of a day and moves its events from `events_rest`, which is locked meanwhile. */
async function createPartition(db: Database, day: string): Promise<void> {
  const table = sql.identifier(partitionName(day));
  // DDL accepts no parameters; the names and days contain only letters, digits, hyphens and underscores.
  const [from, to] = [day, utcDay(Date.parse(day) + dayLength)].map((text) => sql.raw(`'${text}'`));
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table events_rest in access exclusive mode`);
    await tx.execute(sql`create table ${table} (like events including all)`);
    await tx.execute(sql`
      with moved as (delete from events_rest where day = ${day} returning *) insert into ${table} select * from moved`);
    await tx.execute(sql`alter table events attach partition ${table} for values from (${from!}) to (${to!})`);
  });
}

/**
 * Creates the partitions of the coming days, and of days with events in `events_rest`.
 * @param isClockTrusted false if the clock may be wrong: then no event is moved, because an old day would soon be dropped
 * @returns the created days
 */
export async function createPartitions(
  db: Database,
  retentionDays: number,
  now = new Date(),
  isClockTrusted = true,
): Promise<string[]> {
  const existing = new Set(await listPartitionDays(db));
  const upcomingDays = Array.from({ length: daysAhead + 1 }, (_, i) => utcDay(now.getTime() + i * dayLength));
  const defaultPartitionDays = await listDefaultPartitionDays(
    db,
    firstRetainedDay(now, retentionDays),
    upcomingDays.at(-1)!,
  );
  const days = isClockTrusted
    ? [...upcomingDays, ...defaultPartitionDays]
    : upcomingDays.filter((day) => !defaultPartitionDays.includes(day));
  const missing = [...new Set(days)].filter((day) => !existing.has(day)).toSorted();
  for (const day of missing) await createPartition(db, day);
  return missing;
}

/** Drops partitions older than the retention period. @returns the dropped days */
export async function dropOldPartitions(db: Database, retentionDays: number, now = new Date()): Promise<string[]> {
  const old = (await listPartitionDays(db)).filter((day) => day < firstRetainedDay(now, retentionDays));
  for (const day of old) await db.execute(sql`drop table ${sql.identifier(partitionName(day))}`);
  return old;
}
