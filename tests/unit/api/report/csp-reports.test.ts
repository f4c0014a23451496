import { beforeAll, expect, it } from 'vitest';
import { violationReport } from '@/lib/api/report/csp-reports';
import { purge } from '@/lib/api/store/purge';
import { cspViolations } from '@/lib/api/store/schema';
import { store } from '@/tests/embedded-store';

/** CSP reports in their own store. */

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const inline = { directive: 'script-src-elem', blocked: 'inline' };

beforeAll(async () => {
  await store.db.insert(cspViolations).values([
    { directive: 'img-src', blocked: 'https://c.example', page: '/ru' },
    { ...inline, page: '/pricing', receivedAt: daysAgo(2) },
    { ...inline, page: '/about-us' },
    { ...inline, page: '/about-us' },
    { ...inline, page: '/faq', receivedAt: daysAgo(400) },
  ]);
});

const since = (moment: Date) => ({ since: moment, until: daysAgo(-1) });

it('the report counts CSP violations since a given time, the most frequent first', async () => {
  expect(await violationReport(store.db, since(daysAgo(7)))).toEqual([
    { ...inline, count: 3, pages: 2, page: '/about-us' },
    { directive: 'img-src', blocked: 'https://c.example', count: 1, pages: 1, page: '/ru' },
  ]);
  expect(await violationReport(store.db, since(daysAgo(1)))).toMatchObject([{ count: 2, pages: 1 }, { count: 1 }]);
});

it('CSP reports older than the retention period are deleted', async () => {
  expect(await purge(store.db, 390)).toBe(1);
  expect(await violationReport(store.db, since(new Date(0)))).toMatchObject([{ count: 3 }, { count: 1 }]);
});
