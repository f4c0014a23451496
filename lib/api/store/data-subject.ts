import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { addTombstones, deviceTombstone, emailTombstone } from '@/lib/api/store/tombstones';
import { deviceTables, mailTables, signIns, tables } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** A person, identified by a browser's device id or by an email address. */
export type DataSubject = { device: string } | { mail: string };

type DeviceTable = (typeof deviceTables)[number];
type Part = { name: string; table: DeviceTable; rows: SQL };

/** Matches the index of the tables with email addresses. */
const hasMail = (table: (typeof mailTables)[number], mail: string) => sql`lower(${table.email}) = lower(${mail})`;

/** Returns a person's devices: for an email address, those that signed in with it, as verified by Google. */
async function findDevices(db: Database, person: DataSubject): Promise<string[]> {
  if ('device' in person) return [person.device];
  const rows = await db.select({ id: signIns.deviceId }).from(signIns).where(hasMail(signIns, person.mail));
  return [...new Set(rows.map(({ id }) => id).filter((id) => id !== null))];
}

/** Selects all rows of a person, using indexes only; a row may be in two parts. */
function getParts(person: DataSubject, devices: readonly string[]): Part[] {
  const names = new Map(Object.entries(tables).map(([name, table]) => [table as unknown, name]));
  const part = (table: DeviceTable, rows: SQL): Part => ({ name: names.get(table)!, table, rows });
  const one = devices.length === 1 ? devices[0] : undefined;
  const ofDevices = (table: DeviceTable) =>
    one === undefined ? inArray(table.deviceId, [...devices]) : eq(table.deviceId, one);
  return [
    ...('mail' in person ? mailTables.map((table) => part(table, hasMail(table, person.mail))) : []),
    ...(devices.length > 0 ? deviceTables.map((table) => part(table, ofDevices(table))) : []),
  ];
}

/**
 * Deletes all data of a person and leaves tombstones, written first: later data of these devices is dropped, and a
 * restored backup does not bring anything back.
 * @returns the number of deleted rows
 */
export async function eraseDataSubject(db: Database, person: DataSubject): Promise<number> {
  const devices = await findDevices(db, person);
  const tombstones = [...devices.map(deviceTombstone), ...('mail' in person ? [emailTombstone(person.mail)] : [])];
  const now = new Date();
  await addTombstones(db, new Map(tombstones.map((id) => [id, now])));
  return db.transaction(async (tx) => {
    let count = 0;
    for (const { table, rows } of getParts(person, devices)) {
      const deleted = await tx.delete(table).where(rows).returning({ at: table.receivedAt });
      count += deleted.length;
    }
    return count;
  });
}

/** Returns all data of a person, by table. */
export async function exportDataSubject(db: Database, person: DataSubject): Promise<Record<string, object[]>> {
  const devices = await findDevices(db, person);
  const all: Record<string, object[]> = {};
  for (const { name, table, rows } of getParts(person, devices)) {
    const known = (all[name] ??= []);
    const seen = new Set(known.map((row) => JSON.stringify(row)));
    const found: object[] = await db
      .select()
      .from(table as typeof signIns)
      .where(rows);
    known.push(...found.filter((row) => !seen.has(JSON.stringify(row))));
  }
  return all;
}
