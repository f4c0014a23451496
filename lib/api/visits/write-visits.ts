import { inArray, sql } from 'drizzle-orm';
import { v7 as newRowId } from 'uuid';
import type { DerivedVisit } from '@/lib/api/visits/derive-visit';
import type { ErrorCount, VitalCount } from '@/lib/api/visits/measurements';
import type { Key } from '@/lib/api/visits/read-visits';
import { visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/**
 * Maximum lengths in bytes of UTF-8 of what senders may choose, because the index of what reports read takes rows of
 * 2,704 bytes. Campaign fields have at most 200 characters.
 */
export const maxBytes = {
  source: 640,
  medium: 320,
  campaign: 640,
  landing: 320,
  exit: 320,
  download: 64,
  locale: 35,
  country: 35,
} as const satisfies Partial<Record<keyof DerivedVisit, number>>;

const encoder = new TextEncoder();

/** Cuts a text after its last character within a number of bytes. */
const cutBytes = (text: string, length: number): string =>
  text.slice(0, encoder.encodeInto(text, new Uint8Array(length)).read);

const cutFields = (row: VisitRow): VisitRow => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(maxBytes).map(([name, length]) => {
      const value = row[name as keyof typeof maxBytes];
      return [name, value === null ? null : cutBytes(value, length)];
    }),
  ),
});

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const batchSize = 2000;

type VisitRow = Key & DerivedVisit & { vitals?: VitalCount[]; errors?: ErrorCount[] };

/** Writes the rows of visits, new ones and changed ones. @param rows all with measurements, or all without */
export async function writeVisits(db: Database, rows: readonly VisitRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(cutFields).map(({ device, began, ended, clickedAt, ...row }) => ({
    ...row,
    id: newRowId(),
    deviceId: device,
    began: new Date(began),
    ended: new Date(ended),
    clickedAt: clickedAt === null ? null : new Date(clickedAt),
  }));
  const written = Object.keys(values[0]!).filter((name) => !['id', 'visitId', 'deviceId'].includes(name));
  const set = written.map((name) => {
    const column = sql.identifier(visits[name as keyof Omit<VisitRow, 'device'>].name);
    return [name, sql`excluded.${column}`] as const;
  });
  for (let from = 0; from < values.length; from += batchSize) {
    await db
      .insert(visits)
      .values(values.slice(from, from + batchSize))
      .onConflictDoUpdate({ target: [visits.visitId, visits.deviceId], set: Object.fromEntries(set) });
  }
}

export async function deleteVisits(db: Database, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.delete(visits).where(inArray(visits.id, ids));
}
