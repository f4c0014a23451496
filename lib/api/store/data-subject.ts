import { domainToASCII, domainToUnicode } from 'node:url';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { databaseTime } from '@/lib/api/store/check-clock';
import { addTombstones, deviceTombstone, emailTombstone } from '@/lib/api/store/tombstones';
import { events, landings, signIns, visits } from '@/lib/api/store/schema';
import { deviceTables, emailTables, tables } from '@/lib/api/store/table-groups';
import type { Database } from '@/lib/api/store/store';

/** A person, identified by a browser's device id or by an email address. */
export type DataSubject = { device: string } | { email: string };

type DeviceTable = (typeof deviceTables)[number];
type Selection = { name: string; table: DeviceTable; rows: SQL };

/**
 * Returns the spellings of an email address, in lower case: some browsers send an internationalized domain in Punycode,
 * others as typed.
 */
function emailSpellings(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const [local, domain] = [email.slice(0, at), email.slice(at)];
  const spellings = [domain, domainToASCII(domain), domainToUnicode(domain)].map((host) => host && local + host);
  return [...new Set(spellings.filter((text) => text !== '').map((text) => text.toLowerCase()))];
}

/** Matches the index of the tables with email addresses. */
const hasEmail = (table: (typeof emailTables)[number], email: string) =>
  inArray(sql`lower(${table.email})`, emailSpellings(email));

/**
 * Returns a person's devices: for an email address, those that signed in with it, as verified by Google, or sent a
 * message with it.
 */
async function findDevices(db: Database, person: DataSubject): Promise<string[]> {
  if ('device' in person) return [person.device];
  const devices = new Set<string>();
  for (const table of emailTables) {
    const rows = await db
      .select({ id: table.deviceId })
      .from(table as typeof signIns)
      .where(hasEmail(table, person.email));
    for (const { id } of rows) if (id !== null) devices.add(id);
  }
  return [...devices];
}

/** Selects all rows of a person, using indexes only; a row may be in two parts. */
function getSelections(person: DataSubject, devices: readonly string[]): Selection[] {
  const tableNames = new Map(Object.entries(tables).map(([name, table]) => [table as unknown, name]));
  const toSelection = (table: DeviceTable, rows: SQL): Selection => ({ name: tableNames.get(table)!, table, rows });
  const onlyDevice = devices.length === 1 ? devices[0] : undefined;
  const belongsToDevices = (table: DeviceTable) =>
    onlyDevice === undefined ? inArray(table.deviceId, [...devices]) : eq(table.deviceId, onlyDevice);
  // As in reports, what came without a device belongs to the only device with the same visit.
  const visitsOfDevices = sql`select visit_id from ${visits} where ${inArray(visits.deviceId, [...devices])} and not exists (
    select from ${visits} other where other.visit_id = visits.visit_id and other.device_id <> ''
      and other.device_id <> visits.device_id)`;
  const withoutDevice = (table: typeof events | typeof landings) =>
    toSelection(table, sql`${table.deviceId} is null and ${table.visitId} in (${visitsOfDevices})`);
  return [
    ...('email' in person ? emailTables.map((table) => toSelection(table, hasEmail(table, person.email))) : []),
    ...(devices.length > 0 ? deviceTables.map((table) => toSelection(table, belongsToDevices(table))) : []),
    ...(devices.length > 0 ? [withoutDevice(events), withoutDevice(landings)] : []),
  ];
}

/**
 * Deletes all data of a person and leaves tombstones, written first: later data from these devices is dropped, and
 * restoring a backup does not restore erased data.
 * @returns the number of deleted rows
 */
export async function eraseDataSubject(db: Database, person: DataSubject): Promise<number> {
  const devices = await findDevices(db, person);
  const emails = 'email' in person ? emailSpellings(person.email) : [];
  const tombstones = [...devices.map(deviceTombstone), ...emails.map(emailTombstone)];
  const now = await databaseTime(db);
  await addTombstones(db, new Map(tombstones.map((id) => [id, now])));
  return db.transaction(async (tx) => {
    let count = 0;
    for (const { table, rows } of getSelections(person, devices)) {
      const deleted = await tx.delete(table).where(rows).returning({ receivedAt: table.receivedAt });
      count += deleted.length;
    }
    await tx.delete(visits).where(inArray(visits.deviceId, devices));
    return count;
  });
}

/** Returns all data of a person, by table. */
export async function exportDataSubject(db: Database, person: DataSubject): Promise<Record<string, object[]>> {
  const devices = await findDevices(db, person);
  const result: Record<string, object[]> = {};
  for (const { name, table, rows } of getSelections(person, devices)) {
    const exported = (result[name] ??= []);
    const seen = new Set(exported.map((row) => JSON.stringify(row)));
    const selected: object[] = await db
      .select()
      .from(table as typeof signIns)
      .where(rows);
    exported.push(...selected.filter((row) => !seen.has(JSON.stringify(row))));
  }
  return result;
}
