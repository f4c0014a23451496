import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { holderOf, lockFolder, StoreLocked, type FolderLock } from '@/lib/server/store/folder-lock';

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

/** Lets commands such as the report reach the store while this process has it. */
async function listen(client: import('@electric-sql/pglite').PGlite, lock: FolderLock): Promise<() => Promise<void>> {
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket');
  // The address of a socket may have no more than 107 characters, which a project's folder may exceed.
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const server = new PGLiteSocketServer({ db: client, path: path.join(folder, '.s.PGSQL.5432'), maxConnections: 4 });
  await server.start();
  lock.announce(folder);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Opens the folder's PGlite. @throws StoreLocked when another process has it */
async function openPglite(folder: string): Promise<Store> {
  const lock = lockFolder(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const dataDir = path.join(folder, 'pglite');
    mkdirSync(dataDir, { recursive: true });
    const client = await PGlite.create({ dataDir });
    const db = drizzlePglite({ client });
    await migratePglite(db, migrations);
    const silence = await listen(client, lock);
    const close = async () => {
      await silence();
      await client.close();
      lock.release();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the store for a server, with the newest schema. @throws StoreLocked, or whatever the database says */
export function openStore({ databaseUrl, folder }: StoreAddress): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(folder);
}

/** Opens the store for a command, which may run beside a server: then it talks to that server's PGlite. */
export async function openStoreBeside(address: StoreAddress): Promise<Store> {
  const holder = address.databaseUrl ? null : holderOf(address.folder);
  if (!holder) return openStore(address);
  if (!holder.socket) throw new StoreLocked(address.folder, holder);
  const pool = new Pool({ host: holder.socket, user: 'postgres', database: 'postgres', max: 1 });
  return { db: drizzlePostgres({ client: pool }), kind: 'pglite', close: () => pool.end() };
}
