import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer } from '../start-server';
import { isFull } from '../sampling';

const rounds = isFull ? 10 : 1;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function isReady(url: string): Promise<boolean> {
  for (let attempts = 0; attempts < 1000; attempts += 1) {
    const { store } = (await (await fetch(`${url}/readyz`)).json()) as { store: string };
    if (store === 'ok') return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

it(`two instances that start concurrently on an empty database migrate it once (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const DATABASE_URL = await postgres.createDatabase(`together${round}`);
    const servers = await Promise.all([1, 2].map(() => startServer({ env: { DATABASE_URL } })));
    try {
      expect(await Promise.all(servers.map(({ url }) => isReady(url)))).toEqual([true, true]);
      const client = new Client({ connectionString: DATABASE_URL });
      await client.connect();
      const { rows } = await client.query(
        'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
      );
      await client.end();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ times }) => times === 1)).toBe(true);
    } finally {
      await Promise.all(servers.map(({ kill }) => kill()));
    }
  }
});
