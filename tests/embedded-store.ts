import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store } from '@/lib/api/store/store';
import { copyEmptyStore } from '@/tests/empty-store';
import { temporaryFolder } from '@/tests/temp-folder';

/** An embedded store for the tests of one file: empty at the start, removed at the end. */
export let store: Store;

/** The data directory of the store. */
export const folder = temporaryFolder();

beforeAll(async () => {
  await copyEmptyStore(folder);
  store = await openStore({ databaseUrl: undefined, folder });
});

afterAll(async () => {
  await store.close();
});
