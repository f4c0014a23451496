import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFoundPages, scheduledTasks } from '@/lib/api/store/schema';
import { users } from '@/lib/api/store/workbench-schema';
import { nextDueTime, sendDueWeeklySummary } from '@/lib/api/workbench/weekly-task';
import { readWeeklySummary } from '@/lib/api/workbench/weekly-summary';
import { store } from '../embedded-store';
import { startMailServer } from '../mail-server';
import { history } from '../visit-history';

/** The weekly summary, to a real mail server. */

const settings = vi.hoisted(() => ({ url: '', to: ['Ada@example.com', 'li@example.com', 'boss@example.com'] }));
vi.mock('@/lib/config/site', async (importOriginal) => {
  const { site } = await importOriginal<typeof import('@/lib/config/site')>();
  const overridden = { ...site, timeZone: 'Europe/Berlin', weeklyReportTo: settings.to, workbench: {} };
  return {
    site: Object.defineProperty(overridden, 'mail', { get: () => ({ url: settings.url, from: 'site@example.com' }) }),
  };
});

/** Whom the mail server refuses. */
let refused: readonly string[] = [];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _, done) => done(refused.includes(address) ? new Error('No') : null),
  });
  settings.url = mailServer.url;
  await store.db.insert(users).values([
    { id: 'ada', name: 'Ada', email: 'ada@example.com', locale: 'ru' },
    { id: 'li', name: 'Li', email: 'li@example.com', locale: 'zh' },
  ]);
});
afterAll(() => mailServer.stop());

/** A Saturday; the visits of the test lie in the weeks from November 2 and 9. */
const saturday = new Date('2026-11-14T12:00:00Z');
const monday = new Date('2026-11-16T06:00:00Z');
beforeEach(async () => {
  refused = [];
  mailServer.mails.length = 0;
  await store.db.delete(scheduledTasks);
  expect(await sendDueWeeklySummary(store.db, saturday)).toBeNull();
});

const dueAt = async () => (await store.db.select().from(scheduledTasks))[0]!.dueAt;

it.each([
  ['2026-11-14T12:00:00Z', 'Europe/Berlin', '2026-11-16T06:00:00Z'],
  ['2026-11-16T05:59:00Z', 'Europe/Berlin', '2026-11-16T06:00:00Z'],
  ['2026-11-16T06:00:00Z', 'Europe/Berlin', '2026-11-23T06:00:00Z'],
  ['2026-10-21T06:00:00Z', 'Europe/Berlin', '2026-10-26T06:00:00Z'],
  ['2026-11-15T20:00:00Z', 'Asia/Tokyo', '2026-11-15T22:00:00Z'],
  ['2026-11-15T23:00:00Z', 'America/Los_Angeles', '2026-11-16T15:00:00Z'],
])('at %s in %s it is due at %s', (now, timeZone, expected) => {
  expect(nextDueTime(new Date(now), timeZone)).toEqual(new Date(expected));
});

describe('on Monday', () => {
  it('everybody gets the summary once, however many servers share the store and however often they start', async () => {
    expect(await dueAt()).toEqual(monday);
    expect(await sendDueWeeklySummary(store.db, new Date(monday.getTime() - 1))).toBeNull();
    const sent = await Promise.all([1, 2, 3].map(() => sendDueWeeklySummary(store.db, monday)));
    expect(sent.filter((count) => count !== null)).toEqual([3]);
    expect(await sendDueWeeklySummary(store.db, new Date(monday.getTime() + 3_600_000))).toBeNull();
    expect(mailServer.mails.map(({ to }) => to)).toEqual([
      ['Ada@example.com'],
      ['li@example.com'],
      ['boss@example.com'],
    ]);
    expect(await dueAt()).toEqual(new Date('2026-11-23T06:00:00Z'));
  });

  it('a server that was down sends it later', async () => {
    expect(await sendDueWeeklySummary(store.db, new Date('2026-11-18T12:00:00Z'))).toBe(3);
    expect(mailServer.mails[2]!.text).toContain('The week from Nov 9 to Nov 15, 2026');
  });

  it('it is tried again after an hour if no mail was accepted, and not if some were', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    refused = settings.to;
    expect(await sendDueWeeklySummary(store.db, monday)).toBe(0);
    expect(await sendDueWeeklySummary(store.db, new Date(monday.getTime() + 3_599_999))).toBeNull();
    refused = settings.to.slice(1);
    expect(await sendDueWeeklySummary(store.db, new Date(monday.getTime() + 3_600_000))).toBe(1);
    expect(await dueAt()).toEqual(new Date('2026-11-23T06:00:00Z'));
  });

  it('a due time that was set by a wrong clock is replaced, without a mail', async () => {
    await store.db.update(scheduledTasks).set({ dueAt: new Date('2031-01-06T06:00:00Z') });
    expect(await sendDueWeeklySummary(store.db, saturday)).toBeNull();
    expect(await dueAt()).toEqual(monday);
    expect(mailServer.mails).toEqual([]);
  });
});

describe('the summary', () => {
  // `history` counts days before November 21, 12:00 UTC.
  const [lastWeek, weekBefore] = [8, 15];

  it('has visits, sign-ups, campaigns and missed addresses of last week, and compares it with the week before', async () => {
    for (const name of ['a', 'b', 'c']) {
      await history.addLanding(name, lastWeek, { utmSource: 'nl', utmCampaign: 'autumn' }, { device: name });
    }
    await history.addLanding('d', weekBefore, { utmSource: 'nl' }, { device: 'd' });
    await store.db.insert(notFoundPages).values([
      { id: '1', day: '2026-11-10', path: '/prcing', referrer: 'a.example', count: 4 },
      { id: '2', day: '2026-11-11', path: '/prcing', referrer: '', count: 3 },
      { id: '3', day: '2026-11-16', path: '/later', referrer: '', count: 9 },
    ]);
    await sendDueWeeklySummary(store.db, monday);
    const [russian, chinese, english] = mailServer.mails;
    expect(english!.text).toContain('- Visits: 3 (+200% · 1 before)');
    expect(english!.text).toContain('- autumn: 3 visits, 0 with a sign-up');
    expect(english!.text).toContain('- /prcing: 7');
    expect(english!.text).not.toContain('/later');
    expect(english!.text).toContain('/workbench/overview?from=2026-11-09&to=2026-11-15&compare=previous');
    expect(english!.html).toContain('<td>7</td>');
    expect(russian!.text).toContain('- Визиты: 3');
    expect(chinese!.text).toContain('- 访问');
    const { overview } = await readWeeklySummary(store.db, monday);
    expect([overview.total.visits, overview.previousTotal!.visits]).toEqual([3, 1]);
  });
});
