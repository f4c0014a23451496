import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FolderLock } from '@/lib/api/store/folder-lock';

export type Database = PgDatabase<PgQueryResultHKT>;

export type Store = {
  db: Database;
  kind: 'pglite' | 'postgresql';
  close: () => Promise<void>;
  /** True for one that answers nothing any more, and has to be opened anew. */
  isBroken: () => boolean;
};

/** Where a store is, a PostgreSQL server or a folder that PGlite keeps; and how it is opened. */
export type StoreOptions = {
  databaseUrl: string | undefined;
  folder: string;
  /** False where the schema of a PostgreSQL is brought up to date by `npm run db:migrate` alone. */
  migrates?: boolean;
  /** True for what makes no sense on a store that is new. */
  mustExist?: boolean;
  /** True for what may take longer than a call. */
  isCommand?: boolean;
};

/** A store that is not as it must be; the message says in one sentence what to do. */
export class StoreUnusable extends Error {
  override name = 'StoreUnfit';
}

export const migrations = { migrationsFolder: path.join(process.cwd(), 'lib', 'api', 'store', 'migrations') };

/**
 * Opens the store, with the newest schema.
 * @param lock the folder's lock, when this process has it already
 * @throws StoreLocked when another process has the folder, or whatever the database says
 */
export async function openStore(address: StoreOptions, lock?: FolderLock | null): Promise<Store> {
  const { databaseUrl } = address;
  if (databaseUrl) return (await import('@/lib/api/store/open-postgres')).openPostgres(address, databaseUrl);
  return (await import('@/lib/api/store/open-pglite')).openPglite(address, lock);
}
