import { getTableColumns, sql } from 'drizzle-orm';
import { deviceTombstone } from '@/lib/api/store/tombstones';
import { erasures, events } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

const { receivedAt: _, ...columnsToWrite } = getTableColumns(events);
const columns = Object.entries(columnsToWrite).map(([key, column]) => ({
  key,
  name: column.name,
  type: column.getSQLType(),
}));
const columnNames = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));
const columnTypes = sql.raw(columns.map(({ name, type }) => `"${name}" ${type}`).join(', '));

export type EventRow = Required<Omit<typeof events.$inferInsert, 'receivedAt'>>;

/**
 * Stores the events of a device, each once, unless the device was erased. With PGlite, a single statement with one JSON
 * parameter takes a third less time than a separate query of the erasures and one parameter per value; half for twenty
 * events.
 */
export async function storeEvents(db: Database, rows: readonly EventRow[], deviceId: string | null): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, name }) => [name, row[key as keyof EventRow]])),
  );
  const tombstone = deviceId === null ? null : deviceTombstone(deviceId);
  await db.execute(sql`
    insert into ${events} (${columnNames})
    select ${columnNames} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as arrived(${columnTypes})
    where not exists (select 1 from ${erasures} where id = ${tombstone}::text)
      -- The day is part of the key, and that of an arrival changes at midnight: the event may have arrived before.
      and (arrived.day = (arrived.user_timestamp at time zone 'UTC')::date
        or not exists (select 1 from ${events} where day = arrived.day - 1 and id = arrived.id))
    on conflict do nothing`);
}
