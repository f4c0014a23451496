import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setMetrics } from '@/lib/api/telemetry/metrics';
import { prometheus } from '@/lib/api/telemetry/prometheus';
import type { Store } from '@/lib/api/store/store';
import { eventually } from '../eventually';
import { singlePostgresStore, type PostgresStores } from './postgres-stores';

let stores: PostgresStores;
let databaseUrl: string;
let store: Store;
const numbers = prometheus('a-build', async () => ({ isReachable: true, isDiskWritable: true, messages: null }));
beforeAll(async () => {
  ({ stores, databaseUrl, store } = await singlePostgresStore());
});
afterAll(() => stores.cleanup());

const queries = async () => {
  const text = await numbers.text();
  const of = (row: RegExp) => Number(row.exec(text)![1]);
  return {
    answered: of(/^site_store_queries_total\{result="success"\} (\d+)$/m),
    failed: of(/^site_store_queries_total\{result="failure"\} (\d+)$/m),
    timed: of(/^site_store_query_seconds_count (\d+)$/m),
    inFlight: of(/^site_store_queries_in_flight (\d+)$/m),
  };
};

it('each PostgreSQL query is counted once, including in transactions and while waiting for a connection', async () => {
  await store.db.execute(sql`select 1`);
  setMetrics(numbers.meter);
  await store.db.execute(sql`select 1`);
  await expect(store.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  // BEGIN, two queries, COMMIT.
  await store.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.execute(sql`select 2`);
  });
  expect(await queries()).toEqual({ answered: 5, failed: 1, timed: 6, inFlight: 0 });
  const other = await stores.client(databaseUrl);
  await other.query('select pg_advisory_lock(1)');
  const waiting = Promise.all(Array.from({ length: 15 }, () => store.db.execute(sql`select pg_advisory_xact_lock(1)`)));
  await eventually(async () => expect((await queries()).inFlight).toBe(15));
  await other.query('select pg_advisory_unlock(1)');
  await waiting;
  expect(await queries()).toEqual({ answered: 20, failed: 1, timed: 21, inFlight: 0 });
});
