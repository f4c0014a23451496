import { backupLines } from '@/lib/api/store/backup-file';
import { parseBackupRow, type BackupRow, type Row, type TableName } from '@/lib/api/store/backup-row';
import {
  addTombstones,
  deviceTombstone,
  emailTombstone,
  findTombstones,
  deleteErasedStragglers,
} from '@/lib/api/store/tombstones';
import { tables } from '@/lib/api/store/schema';
import type { Database, Store } from '@/lib/api/store/store';

export type Restored = {
  /** Rows of the backup that the store has now and had not before. */
  added: number;
  /** Rows that were there, and stayed as they are. */
  present: number;
  /** Rows that were left out, because their device or mail address was erased. */
  erased: number;
};

/** Rows stored at once, between which a PGlite answers others. */
const batchSize = 500;

/** Reads a whole backup. @throws Error with one sentence that names the first line which cannot be restored */
async function* rowsOf(file: string, passphrase?: string): AsyncGenerator<BackupRow> {
  let number = 0;
  for await (const line of backupLines(file, passphrase)) {
    number += 1;
    try {
      yield parseBackupRow(line);
    } catch (error) {
      throw new Error(`Line ${number} of ${file} cannot be restored: ${(error as Error).message}.`, { cause: error });
    }
  }
}

/** The marks that an erasure of a row's device or mail address would have left. */
const marksOf = ({ deviceId, email }: Row) => ({
  device: typeof deviceId === 'string' ? deviceTombstone(deviceId) : null,
  mail: typeof email === 'string' ? emailTombstone(email) : null,
});

async function withoutErased(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const marks = rows.map(marksOf);
  const found = await findTombstones(db, [
    ...new Set(marks.flatMap(({ device, mail }) => [device ?? [], mail ?? []].flat())),
  ]);
  return rows.filter((row, i) => {
    const { device, mail } = marks[i]!;
    const mailErased = mail === null ? undefined : found.get(mail);
    const isErased = (device !== null && found.has(device)) || (mailErased && (row.receivedAt as Date) <= mailErased);
    return !isErased;
  });
}

/** Stores rows of a table that are not there. @returns how many that were, and how many were left out */
async function add(db: Database, name: TableName, rows: readonly Row[]): Promise<Restored> {
  const table = tables[name];
  const kept = await withoutErased(db, rows);
  const added =
    kept.length === 0
      ? []
      : await db
          .insert(table)
          .values(kept as never)
          .onConflictDoNothing()
          .returning({ id: table.id });
  return { added: added.length, present: kept.length - added.length, erased: rows.length - kept.length };
}

async function addAll(db: Database, file: string, passphrase: string | undefined, marks: ReadonlyMap<string, Date>) {
  const newMarks = await addTombstones(db, marks);
  const total: Restored = { added: newMarks, present: marks.size - newMarks, erased: 0 };
  let name: TableName | undefined;
  let batch: Row[] = [];
  const flush = async () => {
    if (!name || batch.length === 0) return;
    const { added, present, erased } = await add(db, name, batch);
    total.added += added;
    total.present += present;
    total.erased += erased;
    batch = [];
  };
  for await (const { table, row } of rowsOf(file, passphrase)) {
    if (table === 'erasures') continue;
    if (table !== name || batch.length === batchSize) await flush();
    name = table;
    batch.push(row);
  }
  await flush();
  // Rows of what the backup says was erased may be in the store.
  if (newMarks > 0) await deleteErasedStragglers(db);
  return total;
}

/**
 * Adds to the store what a backup holds and the store has not. The whole file is read first, so one that is broken changes
 * nothing. On PostgreSQL all of it is one transaction. PGlite has one session for everybody, so each batch is one statement
 * there: should the process be killed in between, restoring again adds the rest.
 * @throws Error with one sentence when the file is no backup
 */
export async function restore({ db, kind }: Store, file: string, passphrase?: string): Promise<Restored> {
  const marks = new Map<string, Date>();
  for await (const { table, row } of rowsOf(file, passphrase)) {
    if (table === 'erasures') marks.set(row.id as string, (row.receivedAt as Date | undefined) ?? new Date());
  }
  const all = (where: Database) => addAll(where, file, passphrase, marks);
  return kind === 'postgresql' ? db.transaction(all) : all(db);
}
