import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolderPatiently, type FolderLock } from '@/lib/api/store/folder-lock';
import { createPgliteBreaker } from '@/lib/api/store/pglite-breaker';
import { measurePglite } from '@/lib/api/store/count-queries';
import { migrations, StoreUnusable, type Store, type StoreOptions } from '@/lib/api/store/store';

// Otherwise the bundler traces every file of the project that might match this path.
const pgliteDir = (folder: string) => path.join(/* turbopackIgnore: true */ folder, 'pglite');

/** Whether a directory contains a PGlite store. */
const hasStore = (folder: string): boolean => existsSync(path.join(pgliteDir(folder), 'PG_VERSION'));

/**
 * Opens the PGlite store of a directory and migrates it to the latest schema.
 * @param lock the directory's lock if this process already holds it; it is not released when the store is closed
 * @throws StoreLocked if another process holds it; StoreUnusable if a required store does not exist
 */
export async function openPglite({ folder, mustExist }: StoreOptions, lock?: FolderLock | null): Promise<Store> {
  if (mustExist && !hasStore(folder)) {
    throw new StoreUnusable(`No store found in the data directory ${folder}. Check DATA_DIR.`);
  }
  const ownLock = lock ? null : await lockFolderPatiently(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    // PGlite creates world-readable files, which contain keys and visitors' messages.
    mkdirSync(pgliteDir(folder), { recursive: true });
    chmodSync(pgliteDir(folder), 0o700);
    const client = await PGlite.create({ dataDir: pgliteDir(folder) });
    const isBroken = createPgliteBreaker(client);
    const db = drizzle({ client });
    await migrate(db, migrations);
    measurePglite(client);
    const close = async () => {
      await client.close();
      ownLock?.release();
    };
    return { db, kind: 'pglite', close, isBroken };
  } catch (error) {
    ownLock?.release();
    throw error;
  }
}
