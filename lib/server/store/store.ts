import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lockFolderPatiently, type FolderLock } from '@/lib/server/store/folder-lock';

export type Database = PgDatabase<PgQueryResultHKT>;

export type Store = { db: Database; kind: 'pglite' | 'postgresql'; close: () => Promise<void> };

/** Where a store is: a PostgreSQL server, or a folder that PGlite keeps. */
export type StoreAddress = { databaseUrl: string | undefined; folder: string };

const migrations = { migrationsFolder: path.join(process.cwd(), 'lib', 'server', 'store', 'migrations') };

/** Any number, the same in every instance: who holds it migrates. */
const migrationLock = 7_243_611;

/** Opens a PostgreSQL store. Instances that start together wait for the one that migrates. */
async function openPostgres(connectionString: string): Promise<Store> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(drizzlePostgres({ client }), migrations);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // Not put back: its lock goes with it.
    client.release(true);
    await pool.end();
    throw error;
  }
  return { db: drizzlePostgres({ client: pool }), kind: 'postgresql', close: () => pool.end() };
}

const pgliteOf = (folder: string) => path.join(folder, 'pglite');

/** Whether a folder holds a store of PGlite. */
export const holdsStore = (folder: string): boolean => existsSync(path.join(pgliteOf(folder), 'PG_VERSION'));

/** Opens the folder's PGlite. @param lock the folder's, which this process has, and keeps when the store is closed */
async function openPglite(folder: string, lock?: FolderLock): Promise<Store> {
  const own = lock ? null : await lockFolderPatiently(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    mkdirSync(pgliteOf(folder), { recursive: true });
    const client = await PGlite.create({ dataDir: pgliteOf(folder) });
    const db = drizzlePglite({ client });
    await migratePglite(db, migrations);
    const close = async () => {
      await client.close();
      own?.release();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    own?.release();
    throw error;
  }
}

/**
 * Opens the store, with the newest schema.
 * @param lock the folder's lock, when this process has it already
 * @throws StoreLocked when another process has the folder, or whatever the database says
 */
export function openStore({ databaseUrl, folder }: StoreAddress, lock?: FolderLock | null): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(folder, lock ?? undefined);
}
