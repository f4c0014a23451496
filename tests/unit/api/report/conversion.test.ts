import { expect, it } from 'vitest';
import { comparedReport } from '@/lib/api/report/campaigns';
import { compareRows, formatConversion } from '@/lib/api/report/table';
import type { Grouping } from '@/lib/api/report/options';
import { store } from '@/tests/embedded-store';
import { daysAgo, history } from '@/tests/visit-history';

/** Visits, sign-ups and conversion by group. */
async function report(by: Grouping, since = 7) {
  const { rows, total } = await history.report({ since: daysAgo(since), until: daysAgo(0) }, by);
  const toRow = (counts: typeof total) => [counts.visits, counts.signUps, formatConversion(counts)];
  return Object.fromEntries([...rows.map((row) => [row.names[0], toRow(row)]), ['all', toRow(total)]]);
}

it('two sign-ups of visits before the period do not convert a visit of today', async () => {
  await history.addLanding('today', 0.1, { utmSource: 'mail' });
  for (const device of ['device-b', 'device-c']) {
    await history.addLanding(device, 10, { utmSource: 'mail' }, { device });
    await history.addClick(`${device}-later`, 0.2, 'register', { device });
  }
  expect(await report('source')).toMatchObject({ mail: [1, 2, '0.0000'], direct: [2, 0, '0.0000'] });
});

it('three sign-ups of one campaign visit convert it once', async () => {
  await history.addLanding('v1', 6, { utmSource: 'mail' });
  for (const days of [3, 2, 1]) await history.addClick(`after ${days}`, days);
  expect(await report('source')).toEqual({
    mail: [1, 3, '1.0000'],
    direct: [3, 0, '0.0000'],
    all: [4, 3, '0.2500'],
  });
});

it('a sign-up just after midnight converts the visit of the day before', async () => {
  // The present is noon, so half a day ago is midnight.
  for (const device of ['device-a', 'device-b', 'device-c']) {
    await history.addLanding(device, device === 'device-a' ? 0.4 : 0.505, { utmSource: 'mail' }, { device });
    await history.addClick(device, device === 'device-a' ? 0.39 : 0.499, 'register', { device });
  }
  expect(await report('day')).toEqual({
    '2026-11-20': [2, 0, '1.0000'],
    '2026-11-21': [1, 3, '1.0000'],
    all: [3, 3, '1.0000'],
  });
});

it('without visits there is no conversion rate', async () => {
  await history.addLanding('v1', 10, { utmSource: 'mail' });
  await history.addClick('v1', 1);
  expect(await report('source')).toEqual({ mail: [0, 1, ''], all: [0, 1, ''] });
});

it('each day of a report is compared with its counterpart, also one that only the other period has visits on', async () => {
  await history.addPageView('v1', 2.1);
  await history.addPageView('v2', 4.1);
  await history.addPageView('v3', 5.1);
  const [range, compareTo] = [
    { since: daysAgo(3.5), until: daysAgo(1.5) },
    { since: daysAgo(5.5), until: daysAgo(3.5) },
  ];
  const report = await history.report(range, 'day');
  const previous = await comparedReport(store.db, compareTo, range, { by: ['day'] });
  expect(
    compareRows(report, previous).map(({ names, visits, visitsBefore }) => [names[0], visits, visitsBefore]),
  ).toEqual([
    ['2026-11-18', 0, 1],
    ['2026-11-19', 1, 1],
  ]);
});
