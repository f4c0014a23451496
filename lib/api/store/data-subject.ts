import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { addTombstones, deviceTombstone, emailTombstone } from '@/lib/api/store/tombstones';
import { deviceTables, mailTables, signIns, tables } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** A person as the store can know one: by a browser's number, or by a mail address. */
export type DataSubject = { device: string } | { mail: string };

type PersonTable = (typeof deviceTables)[number];
type Part = { name: string; table: PersonTable; rows: SQL };

/** Written like the index of the tables that hold mail addresses. */
const hasMail = (table: (typeof mailTables)[number], mail: string) => sql`lower(${table.email}) = lower(${mail})`;

/** A person's devices: for a mail address those that signed in with it, which Google has verified. */
async function devicesOf(db: Database, person: DataSubject): Promise<string[]> {
  if ('device' in person) return [person.device];
  const rows = await db.select({ id: signIns.deviceId }).from(signIns).where(hasMail(signIns, person.mail));
  return [...new Set(rows.map(({ id }) => id).filter((id) => id !== null))];
}

/** Where everything of a person is; by indexes alone, and one row may be in two parts. */
function partsOf(person: DataSubject, devices: readonly string[]): Part[] {
  const names = new Map(Object.entries(tables).map(([name, table]) => [table as unknown, name]));
  const part = (table: PersonTable, rows: SQL): Part => ({ name: names.get(table)!, table, rows });
  const one = devices.length === 1 ? devices[0] : undefined;
  const ofDevices = (table: PersonTable) =>
    one === undefined ? inArray(table.deviceId, [...devices]) : eq(table.deviceId, one);
  return [
    ...('mail' in person ? mailTables.map((table) => part(table, hasMail(table, person.mail))) : []),
    ...(devices.length > 0 ? deviceTables.map((table) => part(table, ofDevices(table))) : []),
  ];
}

/**
 * Deletes all that is known of a person, and leaves marks: what comes in later from these devices is dropped, and a restored
 * backup does not bring anything back. The marks are there before anything is deleted.
 * @returns how many rows went
 */
export async function eraseDataSubject(db: Database, person: DataSubject): Promise<number> {
  const devices = await devicesOf(db, person);
  const marks = [...devices.map(deviceTombstone), ...('mail' in person ? [emailTombstone(person.mail)] : [])];
  const now = new Date();
  await addTombstones(db, new Map(marks.map((mark) => [mark, now])));
  return db.transaction(async (tx) => {
    let gone = 0;
    for (const { table, rows } of partsOf(person, devices)) {
      const deleted = await tx.delete(table).where(rows).returning({ at: table.receivedAt });
      gone += deleted.length;
    }
    return gone;
  });
}

/** All that is known of a person, by table. */
export async function exportDataSubject(db: Database, person: DataSubject): Promise<Record<string, object[]>> {
  const devices = await devicesOf(db, person);
  const all: Record<string, object[]> = {};
  for (const { name, table, rows } of partsOf(person, devices)) {
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
