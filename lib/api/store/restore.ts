import { isNull, max, min, not, sql } from 'drizzle-orm';
import { readBackup, type Row, type TableName } from '@/lib/api/store/backup-row';
import {
  addTombstones,
  deviceTombstone,
  emailTombstone,
  findTombstones,
  isAnalyticsTable,
  deleteLateErasedRows,
} from '@/lib/api/store/tombstones';
import { visits } from '@/lib/api/store/schema';
import { tables } from '@/lib/api/store/table-groups';
import type { Database, Store } from '@/lib/api/store/store';
import {
  encryptSecondFactors,
  filterCredentials,
  filterRemoved,
  findBackupSecret,
} from '@/lib/api/workbench/restore-people';

export type RestoreResult = {
  /** Rows of the backup that were added. */
  added: number;
  /** Rows that already existed and were not changed, and visits that the store counts already. */
  present: number;
  /** Rows that were skipped because their device or email address was erased, or because they were removed. */
  erased: number;
};

/** Rows stored per statement, so that PGlite can run other queries in between. */
const batchSize = 500;

/** Returns the tombstones that an erasure of the row's device or email address would have left. */
const getTombstones = ({ deviceId, email }: Row) => ({
  device: typeof deviceId === 'string' ? deviceTombstone(deviceId) : null,
  email: typeof email === 'string' ? emailTombstone(email) : null,
});

type VisitTimes = {
  /** The start of the store's first visit that has not expired: an anonymized one after it would be counted twice. */
  first: Date | null;
  /** The start of the last one that has expired: one before it, not anonymized yet in the backup, would be, too. */
  lastExpired: Date | null;
};

async function visitTimes(db: Database): Promise<VisitTimes> {
  const isExpired = isNull(visits.visitId);
  const [first] = await db
    .select({ began: min(visits.began) })
    .from(visits)
    .where(not(isExpired));
  const [last] = await db
    .select({ began: max(visits.began) })
    .from(visits)
    .where(isExpired);
  return { first: first!.began, lastExpired: last!.began };
}

async function filterErased(db: Database, name: TableName, rows: readonly Row[]): Promise<Row[]> {
  const tombstones = rows.map(getTombstones);
  const existing = await findTombstones(db, [
    ...new Set(tombstones.flatMap(({ device, email }) => [device ?? [], email ?? []].flat())),
  ]);
  return rows.filter((row, i) => {
    const { device, email } = tombstones[i]!;
    if (isAnalyticsTable(tables[name])) return device === null || !existing.has(device);
    const times = [device, email].flatMap((id) => (id === null ? [] : (existing.get(id) ?? [])));
    return !times.some((erasedAt) => (row.receivedAt as Date) <= erasedAt);
  });
}

type Context = {
  visitTimes: VisitTimes;
  /** The secret with which second factors of the backup are encrypted. */
  secret: string | null;
};

/** Returns the rows that do not replace what the store has otherwise. */
async function selectMissing(
  db: Database,
  name: TableName,
  rows: Row[],
  { visitTimes: { first, lastExpired }, secret }: Context,
): Promise<Row[]> {
  if (name === 'visits') {
    return rows.filter(({ began, visitId }) =>
      visitId === null
        ? first === null || (began as Date) < first
        : lastExpired === null || (began as Date) > lastExpired,
    );
  }
  const missing = await filterCredentials(db, name, rows);
  return name === 'workbenchTwoFactors' ? encryptSecondFactors(db, missing, secret) : missing;
}

/** Adds the missing rows of a table. @returns the number of rows that were added, present and erased */
async function addRows(db: Database, name: TableName, rows: readonly Row[], context: Context): Promise<RestoreResult> {
  const table = tables[name];
  const retained = await filterRemoved(db, name, await filterErased(db, name, rows));
  const remaining = await selectMissing(db, name, retained, context);
  const added =
    remaining.length === 0
      ? []
      : await db
          .insert(table)
          .values(remaining as never)
          .onConflictDoNothing()
          .returning({ isAdded: sql`true` });
  return {
    added: added.length,
    present: retained.length - added.length,
    erased: rows.length - retained.length,
  };
}

async function addAllRows(db: Database, file: string, tombstones: ReadonlyMap<string, Date>) {
  const newTombstones = await addTombstones(db, tombstones);
  const context: Context = { visitTimes: await visitTimes(db), secret: null };
  const total: RestoreResult = { added: newTombstones, present: tombstones.size - newTombstones, erased: 0 };
  let name: TableName | undefined;
  let batch: Row[] = [];
  const flush = async () => {
    if (!name || batch.length === 0) return;
    context.secret ??= findBackupSecret(name, batch);
    const { added, present, erased } = await addRows(db, name, batch, context);
    total.added += added;
    total.present += present;
    total.erased += erased;
    batch = [];
  };
  for await (const { table, row } of readBackup(file)) {
    if (table === 'erasures') continue;
    if (table !== name || batch.length === batchSize) await flush();
    name = table;
    batch.push(row);
  }
  await flush();
  // The store may contain rows that the backup's tombstones mark as erased.
  if (newTombstones > 0) await deleteLateErasedRows(db);
  return total;
}

/**
 * Adds the rows of a backup that are missing from the store. The whole file is validated first, so a damaged one
 * changes nothing. On PostgreSQL, everything is one transaction. PGlite has a single shared session, so each batch is a
 * separate statement; if the process is killed in between, restoring again adds the rest.
 * @throws Error if the file is not a valid backup
 */
export async function restore({ db, kind }: Store, file: string): Promise<RestoreResult> {
  const tombstones = new Map<string, Date>();
  for await (const { table, row } of readBackup(file)) {
    if (table === 'erasures') tombstones.set(row.id as string, (row.receivedAt as Date | undefined) ?? new Date());
  }
  const run = (database: Database) => addAllRows(database, file, tombstones);
  return kind === 'postgresql' ? db.transaction(run) : run(db);
}
