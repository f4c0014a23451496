import { afterAll, beforeAll } from 'vitest';
import { postgresStores, type PostgresStores } from './postgres-stores';
import { testWorkbenchRestore } from '../workbench-restore-suite';

let stores: PostgresStores;
beforeAll(async () => {
  stores = await postgresStores();
});
afterAll(() => stores.cleanup());

testWorkbenchRestore(
  async (name) => stores.openAt(await stores.database(name)),
  () => stores.files,
);
