import { it } from 'vitest';
import { compareReports } from '@/tests/report-equality';
import { isFull } from '@/tests/sampling';
import { store } from '@/tests/embedded-store';

it('reports match a naive count on PGlite: time zones, late events, erasures, rebuilt visits', async () => {
  await compareReports(store.db, isFull ? 2000 : 150);
});
