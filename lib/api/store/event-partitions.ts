import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/api/store/store';

/**
 * The days of the table of events, each a partition of its own, so that an old one can be dropped as a whole. They are made
 * before they begin. What comes in for a day that has none lies in `events_rest`, and is moved when the day is made.
 */

const dayLength = 24 * 60 * 60 * 1000;
/** How many days are made ahead: so long may nobody get round to it. */
const ahead = 7;

/** The day of a moment in milliseconds, by UTC, as its column has it. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const tableOf = (day: string) => `events_${day.replaceAll('-', '')}`;
const firstDay = (now: Date, retentionDays: number) => utcDay(now.getTime() - retentionDays * dayLength);

type Rows<Row> = { rows: Row[] };

/** The days that have a partition. */
async function madeDays(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select to_char(to_date(right(child.relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as day
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'events'::regclass and child.relname ~ '^events_[0-9]{8}$' order by 1`)) as unknown as Rows<{
    day: string;
  }>;
  return rows.map(({ day }) => day);
}

async function daysInRest(db: Database, from: string, to: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day from events_rest
    where day between ${from} and ${to} group by day`)) as unknown as Rows<{ day: string }>;
  return rows.map(({ day }) => day);
}

/** Makes a day, with what lies in `events_rest` for it. Nobody can add to that meanwhile. */
async function makeDay(db: Database, day: string): Promise<void> {
  const table = sql.identifier(tableOf(day));
  // Names and days are digits and hyphens: a statement that changes the schema takes no parameters.
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
 * Makes the days to come, and those of events that came in before their day was made.
 * @param isSure false when the clock may be wrong: then no event is moved, as a day of long ago would soon be dropped
 * @returns which
 */
export async function createPartitions(
  db: Database,
  retentionDays: number,
  now = new Date(),
  isSure = true,
): Promise<string[]> {
  const made = new Set(await madeDays(db));
  const coming = Array.from({ length: ahead + 1 }, (_, i) => utcDay(now.getTime() + i * dayLength));
  const late = await daysInRest(db, firstDay(now, retentionDays), coming.at(-1)!);
  const days = isSure ? [...coming, ...late] : coming.filter((day) => !late.includes(day));
  const wanted = [...new Set(days)].filter((day) => !made.has(day)).toSorted();
  for (const day of wanted) await makeDay(db, day);
  return wanted;
}

/** Drops the days that are older than so many days. @returns which */
export async function dropOldPartitions(db: Database, retentionDays: number, now = new Date()): Promise<string[]> {
  const old = (await madeDays(db)).filter((day) => day < firstDay(now, retentionDays));
  for (const day of old) await db.execute(sql`drop table ${sql.identifier(tableOf(day))}`);
  return old;
}
