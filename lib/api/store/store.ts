import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DirectoryLock } from '@/lib/api/store/directory-lock';

export type Database = PgDatabase<PgQueryResultHKT>;

export type Store = {
  db: Database;
  kind: 'pglite' | 'postgresql';
  close: () => Promise<void>;
  /** Whether the database has crashed and must be reopened. */
  isBroken: () => boolean;
};

/** The location of a store, on a PostgreSQL server or in a PGlite directory, and how it is opened. */
export type StoreOptions = {
  databaseUrl: string | undefined;
  folder: string;
  /** False if only `npm run db:migrate` may migrate the schema of a PostgreSQL database. */
  migrates?: boolean;
  /** Whether the operation makes no sense on a new store. */
  mustExist?: boolean;
  /** Whether it is for a command, which may take longer than a request. */
  isCommand?: boolean;
};

/** Thrown if the store is missing or outdated; the message contains the remedy. */
export class StoreUnusableError extends Error {
  override name = 'StoreUnusableError';
}

/** Thrown if a store that must exist does not. */
export class StoreMissingError extends StoreUnusableError {}

export const migrations = { migrationsFolder: path.join(process.cwd(), 'lib', 'api', 'store', 'migrations') };

/**
 * Opens the store and migrates it to the latest schema.
 * @param lock the directory's lock, if this process already holds it
 * @throws StoreLockedError if another process holds the directory; StoreUnusableError; errors of the database
 */
export async function openStore(options: StoreOptions, lock?: DirectoryLock | null): Promise<Store> {
  const { databaseUrl } = options;
  if (databaseUrl) return (await import('@/lib/api/store/open-postgres')).openPostgres(options, databaseUrl);
  return (await import('@/lib/api/store/open-pglite')).openPglite(options, lock);
}
