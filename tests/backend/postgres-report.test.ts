import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryRows } from '@/lib/api/store/query-rows';
import { compareReports } from '@/tests/report-equality';
import { isFull } from '@/tests/sampling';
import { singlePostgresStore } from './postgres-stores';

let context: Awaited<ReturnType<typeof singlePostgresStore>>;
beforeAll(async () => {
  context = await singlePostgresStore();
});
afterAll(() => context.stores.cleanup());

it('sums of quarter hours are computed without compiling their query, which takes a second', async () => {
  expect(await queryRows(context.store.db, sql`show jit`)).toEqual([{ jit: 'off' }]);
});

it('reports match a naive count on PostgreSQL: time zones, late events, erasures, rebuilt visits', async () => {
  await compareReports(context.store.db, isFull ? 20_000 : 500);
});
