import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolderPatiently, type FolderLock } from '@/lib/api/store/folder-lock';
import { createPgliteBreaker } from '@/lib/api/store/pglite-breaker';
import { measurePglite } from '@/lib/api/store/count-queries';
import { migrations, StoreUnusable, type Store, type StoreOptions } from '@/lib/api/store/store';

// Otherwise the compiler looks at every file of the project for one with this name.
const pgliteOf = (folder: string) => path.join(/* turbopackIgnore: true */ folder, 'pglite');

/** Whether a folder holds a store of PGlite. */
const holdsStore = (folder: string): boolean => existsSync(path.join(pgliteOf(folder), 'PG_VERSION'));

/**
 * Opens the PGlite of a folder, with the newest schema.
 * @param lock the folder's, which this process has, and keeps when the store is closed
 * @throws StoreLocked when another process has it; Error with one sentence when there is none that must exist
 */
export async function openPglite({ folder, mustExist }: StoreOptions, lock?: FolderLock | null): Promise<Store> {
  if (mustExist && !holdsStore(folder)) {
    throw new StoreUnusable(`There is no store in the data folder ${folder}: is DATA_DIR right?`);
  }
  const own = lock ? null : await lockFolderPatiently(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    // Its files are open to everybody by themselves, and hold the keys and what visitors wrote.
    mkdirSync(pgliteOf(folder), { recursive: true });
    chmodSync(pgliteOf(folder), 0o700);
    const client = await PGlite.create({ dataDir: pgliteOf(folder) });
    const isBroken = createPgliteBreaker(client);
    const db = drizzle({ client });
    await migrate(db, migrations);
    measurePglite(client);
    const close = async () => {
      await client.close();
      own?.release();
    };
    return { db, kind: 'pglite', close, isBroken };
  } catch (error) {
    own?.release();
    throw error;
  }
}
