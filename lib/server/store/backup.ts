import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { asc, getTableColumns, gt } from 'drizzle-orm';
import { tables } from '@/lib/server/store/schema';
import type { Database } from '@/lib/server/store/store';

/**
 * A backup is one file of lines, compressed: the name of a table and a row, as JSON. It does not depend on where the
 * store is, so it also carries what was collected from PGlite to PostgreSQL.
 */

type TableName = keyof typeof tables;
type Line = { table: TableName; row: Record<string, unknown> };

const pageSize = 1000;
const tableNames = Object.keys(tables) as TableName[];

async function* linesOf(db: Database): AsyncGenerator<string> {
  for (const name of tableNames) {
    const table = tables[name];
    let last: string | null = null;
    for (;;) {
      const rows = await db
        .select()
        .from(table)
        .where(last === null ? undefined : gt(table.id, last))
        .orderBy(asc(table.id))
        .limit(pageSize);
      for (const row of rows) yield `${JSON.stringify({ table: name, row } satisfies Line)}\n`;
      if (rows.length < pageSize) break;
      last = rows.at(-1)!.id;
    }
  }
}

/** Writes everything in the store into a file. */
export async function backUp(db: Database, file: string): Promise<void> {
  await pipeline(Readable.from(linesOf(db)), createGzip(), createWriteStream(file));
}

function parse(text: string, number: number): Line {
  try {
    const { table, row } = JSON.parse(text) as Line;
    const columns = getTableColumns(tables[table]);
    const dated = Object.entries(row).map(([name, value]) => {
      const column = columns[name as keyof typeof columns];
      if (!column) throw new Error(`there is no column ${name}`);
      return [name, (column.dataType as string) === 'date' && value !== null ? new Date(value as string) : value];
    });
    return { table, row: Object.fromEntries(dated) as Line['row'] };
  } catch (error) {
    throw new Error(`Line ${number} of the backup cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

/**
 * Reads a backup into the store, all of it or nothing; rows that are there already stay as they are.
 * @returns how many rows the backup holds
 * @throws Error with one sentence when the file is no backup
 */
export async function restore(db: Database, file: string): Promise<number> {
  return db.transaction(async (tx) => {
    let count = 0;
    // Made where it is read: a line that comes before somebody waits for it is lost.
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
    for await (const text of lines) {
      count += 1;
      const { table, row } = parse(text, count);
      await tx
        .insert(tables[table])
        .values(row as never)
        .onConflictDoNothing();
    }
    return count;
  });
}
