import { afterAll, beforeAll, it } from 'vitest';
import { compareReports } from '@/tests/report-equality';
import { isFull } from '@/tests/sampling';
import { singlePostgresStore } from './postgres-stores';

let context: Awaited<ReturnType<typeof singlePostgresStore>>;
beforeAll(async () => {
  context = await singlePostgresStore();
});
afterAll(() => context.stores.cleanup());

it('reports match a naive count on PostgreSQL: time zones, late events, erasures, rebuilt visits', async () => {
  await compareReports(context.store.db, isFull ? 20_000 : 500);
});
