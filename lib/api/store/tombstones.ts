import { createHash } from 'node:crypto';
import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import { deviceTables, erasures, mailTables } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** What was erased leaves a mark from which nobody can read who it was; by it stragglers and old backups are recognized. */

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const deviceTombstone = (id: string): string => digest(`device:${id}`);
/** Capital letters make no other address of a mail. */
export const emailTombstone = (mail: string): string => digest(`mail:${mail.toLowerCase()}`);

/** Which of these marks there are, and since when. */
export async function findTombstones(db: Database, marks: readonly string[]): Promise<Map<string, Date>> {
  if (marks.length === 0) return new Map();
  const rows = await db
    .select()
    .from(erasures)
    .where(inArray(erasures.id, [...marks]));
  return new Map(rows.map(({ id, receivedAt }) => [id, receivedAt]));
}

/** Whether a device was erased; null is none. One look by primary key, so that every server knows at once. */
export const isErased = async (db: Database, deviceId: string | null): Promise<boolean> =>
  deviceId !== null && (await findTombstones(db, [deviceTombstone(deviceId)])).size > 0;

/**
 * Notes marks. One that is there already gets the later moment: who was erased by mail may write again, and be erased again.
 * @returns how many are new
 */
export async function addTombstones(db: Database, marks: ReadonlyMap<string, Date>): Promise<number> {
  if (marks.size === 0) return 0;
  const rows = [...marks].map(([id, receivedAt]) => ({ id, receivedAt }));
  const added = await db.insert(erasures).values(rows).onConflictDoNothing().returning({ id: erasures.id });
  if (added.length < rows.length) {
    await db
      .insert(erasures)
      .values(rows)
      .onConflictDoUpdate({
        target: erasures.id,
        set: { receivedAt: sql`excluded.received_at` },
        setWhere: lt(erasures.receivedAt, sql`excluded.received_at`),
      });
  }
  return added.length;
}

const markOf = (kind: string, column: unknown): SQL =>
  sql`encode(sha256(convert_to(${`${kind}:`} || ${column}, 'UTF8')), 'hex')`;

/**
 * Removes rows of what was erased that came in at the same moment as the erasure, or with a restored store.
 * @param since looks at rows and marks from then on; at all of them without it
 */
export async function deleteErasedStragglers(db: Database, since: Date = new Date(0)): Promise<void> {
  const marks = sql`select id from ${erasures} where ${erasures.receivedAt} >= ${since.toISOString()}`;
  for (const table of deviceTables) {
    await db.execute(sql`delete from ${table} where ${table.receivedAt} >= ${since.toISOString()}
      and ${table.deviceId} is not null and ${markOf('device', table.deviceId)} in (${marks})`);
  }
  for (const table of mailTables) {
    // What somebody wrote after having been erased is theirs again; a mark of days to come was made by a wrong clock.
    await db.execute(sql`delete from ${table} using ${erasures} as erased
      where ${table.receivedAt} >= ${since.toISOString()} and ${table.email} is not null
      and erased.id = ${markOf('mail', sql`lower(${table.email})`)} and ${table.receivedAt} <= erased.received_at
      and erased.received_at <= now() + interval '1 hour'`);
  }
}
