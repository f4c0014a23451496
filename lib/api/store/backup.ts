import { asc, gt, sql, type SQL } from 'drizzle-orm';
import { writeBackup } from '@/lib/api/store/backup-file';
import type { TableName } from '@/lib/api/store/backup-row';
import { events, tables } from '@/lib/api/store/schema';
import type { Database, Store } from '@/lib/api/store/store';

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
  const { id } = tables[name];
  return { after: (last) => gt(id, last.id as string), order: [asc(id)] };
}

async function* readLines(db: Database): AsyncGenerator<string> {
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
      if (rows.length > 0) yield rows.map((row) => `${JSON.stringify({ table: name, row })}\n`).join('');
      if (rows.length < pageSize) break;
      last = rows.at(-1);
    }
  }
}

/**
 * Writes a consistent snapshot of the store to a file. PGlite processes no other queries meanwhile.
 * @throws Error if the file exists
 */
export async function backUp({ db }: Store, file: string): Promise<void> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  await db.transaction((tx) => writeBackup(readLines(tx), file), snapshot);
}
