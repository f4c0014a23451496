import { createHash } from 'node:crypto';
import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import { erasures } from '@/lib/api/store/schema';
import { deviceTables, emailTables } from '@/lib/api/store/table-groups';
import type { Database } from '@/lib/api/store/store';

/** Tombstones: digests of erased identifiers, used to recognize late events and rows of old backups. */

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const deviceTombstone = (id: string): string => digest(`device:${id}`);
/** Email addresses are case-insensitive here. */
export const emailTombstone = (email: string): string => digest(`mail:${email.toLowerCase()}`);

/** Returns the existing ones of these tombstones, with their times. */
export async function findTombstones(db: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(erasures)
    .where(inArray(erasures.id, [...ids]));
  return new Map(rows.map(({ id, receivedAt }) => [id, receivedAt]));
}

/**
 * Whether a device was erased; false for null. Queried by primary key, so an erasure applies to all servers at once.
 */
export const isErased = async (db: Database, deviceId: string | null): Promise<boolean> =>
  deviceId !== null && (await findTombstones(db, [deviceTombstone(deviceId)])).size > 0;

/**
 * Adds tombstones. An existing one gets the later time: a person erased by email address may write and be erased again.
 * @returns the number of new ones
 */
export async function addTombstones(db: Database, ids: ReadonlyMap<string, Date>): Promise<number> {
  if (ids.size === 0) return 0;
  const rows = [...ids].map(([id, receivedAt]) => ({ id, receivedAt }));
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

const tombstoneSql = (kind: string, column: unknown): SQL =>
  sql`encode(sha256(convert_to(${`${kind}:`} || ${column}, 'UTF8')), 'hex')`;

/**
 * Whether a table holds analytics data. Its rows are dropped if they arrive after the erasure of their device; messages
 * sent after an erasure are stored.
 */
export const isAnalyticsTable = (table: object): boolean => !emailTables.some((withEmail) => withEmail === table);

/**
 * Deletes rows of erased data subjects that arrived at the same time as the erasure, or with a restored store.
 * @param since limits the rows and tombstones to those from this time on
 */
export async function deleteLateErasedRows(db: Database, since: Date = new Date(0)): Promise<void> {
  const start = since.toISOString();
  // A tombstone in the future was written with a wrong clock.
  const isBefore = (table: (typeof emailTables)[number]) =>
    sql`${table.receivedAt} <= erased.received_at and erased.received_at <= now() + interval '1 hour'`;
  for (const table of deviceTables.filter(isAnalyticsTable)) {
    await db.execute(sql`delete from ${table} where ${table.receivedAt} >= ${start} and ${table.deviceId} is not null
      and ${tombstoneSql('device', table.deviceId)} in (select id from ${erasures} where received_at >= ${start})`);
  }
  for (const table of emailTables) {
    for (const id of [tombstoneSql('device', table.deviceId), tombstoneSql('mail', sql`lower(${table.email})`)]) {
      await db.execute(sql`delete from ${table} using ${erasures} as erased
        where ${table.receivedAt} >= ${start} and erased.id = ${id} and ${isBefore(table)}`);
    }
  }
}
