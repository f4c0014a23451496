import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKey } from '@/lib/api/beacon/keys';
import { newestKey } from '@/lib/api/beacon/newest-key';

let client: PGlite;
const queries: string[] = [];
let newest: string;

beforeAll(async () => {
  client = await PGlite.create();
  const db = drizzle({ client, logger: { logQuery: (query) => queries.push(query) } });
  await migrate(db, { migrationsFolder: 'lib/api/store/migrations' });
  await addKey(db);
  await new Promise((resolve) => setTimeout(resolve, 10));
  newest = await addKey(db);
  queries.length = 0;
  const store = { db, kind: 'pglite', close: () => client.close(), isBroken: () => false };
  Object.assign(globalThis, { siteStore: Promise.resolve(store) });
});
afterAll(() => client.close());

it('requests for the public key read no private key, and concurrent ones query the store once', async () => {
  const keys = await Promise.all(Array.from({ length: 100 }, () => newestKey()));
  expect(new Set(keys.map(({ id }) => id))).toEqual(new Set([newest]));
  expect(queries).toHaveLength(1);
  expect(queries[0]).toContain('public_pem');
  expect(queries[0]).not.toContain('private_pem');
});
