import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@/lib/api/store/store';

/** Template of an empty store, copied by tests: creating one in PGlite takes seconds. */
const template = path.join('test-results', 'empty-store');

async function createTemplate(): Promise<void> {
  mkdirSync(path.dirname(template), { recursive: true });
  const folder = mkdtempSync(`${template}-`);
  const store = await openStore({ databaseUrl: undefined, folder });
  await store.close();
  try {
    renameSync(folder, template);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(template)) throw error;
    rmSync(folder, { recursive: true });
  }
}

/** Copies an empty embedded store with the newest schema into a data directory that has none. */
export async function copyEmptyStore(folder: string): Promise<void> {
  if (!existsSync(template)) await createTemplate();
  cpSync(path.join(template, 'pglite'), path.join(folder, 'pglite'), { recursive: true });
}
