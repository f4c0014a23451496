import { expect, it } from 'vitest';
import { notFoundReport } from '@/lib/api/report/not-found-pages';
import { overviewReport } from '@/lib/api/report/overview';
import { parseReportQuery } from '@/lib/api/report/report-query';
import { events, messages } from '@/lib/api/store/schema';
import { shortLinkClicks } from '@/lib/api/store/short-links-schema';
import { missingReport } from '@/lib/workbench/missing-report';
import { fillDemoData, isEmptyStore } from '@/scripts/demo-data/demo-data';
import { store } from '@/tests/embedded-store';

const now = new Date('2026-11-21T12:00:00Z');

it('demo data fill every list of the workbench, in an empty store only, the same every time', async () => {
  expect(await isEmptyStore(store.db)).toBe(true);
  await fillDemoData(store.db, 300, now);
  expect(await isEmptyStore(store.db)).toBe(false);
  const defaults = { by: 'day', timeZone: 'UTC', period: '28d' } as const;
  const request = parseReportQuery(new URLSearchParams('from=365d'), { now, defaults });
  const overview = await overviewReport(store.db, request, now);
  for (const [name, rows] of Object.entries(overview.lists)) expect(rows.length, name).toBeGreaterThan(2);
  const { visits, signUps, downloads } = overview.total;
  expect([visits, signUps, downloads].every((count) => count > 0)).toBe(true);
  expect(overview.points.filter((point) => point.visits > 0).length).toBeGreaterThan(80);
  const report = await missingReport(store.db, { ...request.range, timeZone: 'UTC' });
  const { addresses, searches, articles, violations, times, errors } = report;
  expect(times.device.map(({ value }) => value).sort()).toEqual(['desktop', 'mobile', 'tablet']);
  expect(errors.rows.length).toBeGreaterThan(0);
  for (const list of [addresses.rows, searches, articles, violations]) expect(list.length).toBeGreaterThan(2);
  expect((await notFoundReport(store.db, { from: '2026-01-01', to: '2026-11-21' })).others).toBe(0);
  expect(await store.db.$count(messages)).toBe(340);
  expect(await store.db.$count(shortLinkClicks)).toBeGreaterThan(80);
  // Filling again adds nothing.
  const before = await store.db.$count(events);
  await fillDemoData(store.db, 300, now);
  expect(await store.db.$count(events)).toBe(before);
}, 60_000);
