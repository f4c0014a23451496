import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@/lib/api/store/store';

/** Copied by every test that begins with an empty store: PGlite takes seconds to make one. */
const made = path.join('test-results', 'empty-store');

async function makeEmptyStore(): Promise<void> {
  mkdirSync(path.dirname(made), { recursive: true });
  const folder = mkdtempSync(`${made}-`);
  const store = await openStore({ databaseUrl: undefined, folder });
  await store.close();
  try {
    renameSync(folder, made);
  } catch (error) {
    // Another process was first.
    if (!existsSync(made)) throw error;
    rmSync(folder, { recursive: true });
  }
}

/** Puts an empty embedded store, with the newest schema, into a data folder that has none. */
export async function putEmptyStore(folder: string): Promise<void> {
  if (!existsSync(made)) await makeEmptyStore();
  cpSync(path.join(made, 'pglite'), path.join(folder, 'pglite'), { recursive: true });
}
