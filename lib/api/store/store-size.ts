import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/api/store/store';
import { queryRows } from '@/lib/api/store/query-rows';

/** Returns the size of all files in a folder, in bytes; files that vanish meanwhile do not count. */
async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(path.join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Returns the size of the store in bytes: of the database on PostgreSQL, of the data directory with PGlite.
 * @param folder null for PostgreSQL
 */
export async function storeSize(db: Database, folder: string | null): Promise<number> {
  if (folder !== null) return folderSize(folder);
  const [row] = await queryRows<{ bytes: string }>(db, sql`select pg_database_size(current_database()) as bytes`);
  return Number(row!.bytes);
}
