import { rmSync } from 'node:fs';
import { asc, gt, sql, type SQL } from 'drizzle-orm';
import { writeBackup } from '@/lib/api/store/backup-file';
import { readBackup, type TableName } from '@/lib/api/store/backup-row';
import { events } from '@/lib/api/store/schema';
import { shortLinkClicks } from '@/lib/api/store/short-links-schema';
import { tables } from '@/lib/api/store/table-groups';
import type { Database, Store } from '@/lib/api/store/store';
import { serverSecrets } from '@/lib/api/store/workbench-schema';

/**
 * A backup is a file of lines, each with the name of a table and a row as JSON. The format does not depend on the
 * database, so a backup can also move the data from PGlite to PostgreSQL.
 */

const pageSize = 2000;

type Pagination = {
  /** Selects the rows after a row, in the order of the primary key. */
  after: (last: Record<string, unknown>) => SQL;
  order: SQL[];
};

function getPagination(name: TableName): Pagination {
  if (name === 'events') {
    return {
      after: ({ day, id }) => sql`(${events.day}, ${events.id}) > (${day}::date, ${id})`,
      order: [asc(events.day), asc(events.id)],
    };
  }
  if (name === 'shortLinkClicks') {
    const { slug, at } = shortLinkClicks;
    return {
      after: (last) => sql`(${slug}, ${at}) > (${last.slug}, ${(last.at as Date).toISOString()}::timestamptz)`,
      order: [asc(slug), asc(at)],
    };
  }
  if (name === 'serverSecrets') {
    return { after: (last) => gt(serverSecrets.name, last.name as string), order: [asc(serverSecrets.name)] };
  }
  const { id } = tables[name];
  return { after: (last) => gt(id, last.id as string), order: [asc(id)] };
}

async function* readLines(db: Database, count: (rows: number) => void): AsyncGenerator<string> {
  for (const name of Object.keys(tables) as TableName[]) {
    const { after, order } = getPagination(name);
    let last: Record<string, unknown> | undefined;
    for (;;) {
      const rows: Record<string, unknown>[] = await db
        .select()
        .from(tables[name])
        .where(last && after(last))
        .orderBy(...order)
        .limit(pageSize);
      count(rows.length);
      if (rows.length > 0) yield rows.map((row) => `${JSON.stringify({ table: name, row })}\n`).join('');
      if (rows.length < pageSize) break;
      last = rows.at(-1);
    }
  }
}

/** Reads a new backup as a restore would. @throws Error if it would not restore all rows; the file is removed */
async function verifyBackup(file: string, expected: number): Promise<void> {
  try {
    let count = 0;
    for await (const _ of readBackup(file)) count += 1;
    if (count !== expected) throw new Error(`The backup ${file} has ${count} rows instead of ${expected}.`);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Writes a consistent snapshot of the store to a file, and reads it back. PGlite processes no other queries while it is
 * written.
 * @returns the number of rows that were read back
 * @throws Error if the file exists, or cannot be restored
 */
export async function backUp({ db }: Store, file: string): Promise<number> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  let rows = 0;
  const lines = (tx: Database) => readLines(tx, (count) => (rows += count));
  await db.transaction((tx) => writeBackup(lines(tx), file), snapshot);
  await verifyBackup(file, rows);
  return rows;
}
