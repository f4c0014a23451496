import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store } from '@/lib/api/store/store';
import { copyEmptyStore } from '@/tests/empty-store';

/** An embedded store for the tests of one file: empty at the start, removed at the end. */
export let store: Store;

/** The data directory of the store. */
export const folder = mkdtempSync(path.join(tmpdir(), 'store-'));

beforeAll(async () => {
  await copyEmptyStore(folder);
  store = await openStore({ databaseUrl: undefined, folder });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
