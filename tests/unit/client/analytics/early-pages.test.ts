// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { EarlyAction, StoredEarlyPage } from '@/lib/client/analytics/early-events';
import { parseEarlyPage } from '@/lib/client/analytics/early-pages';
import { startTracking } from '@/lib/client/analytics/start-tracking';
import type { Visit } from '@/lib/client/analytics/visit';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { noConsent } from '@/lib/contract/consent-policy';
import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';
import { storageKeys } from '@/lib/contract/storage-keys';
import { mockObservers } from '@/tests/mocks/browser';
import { site, takeQueuedRecords } from './landings';
// Clears storage after each test, and freezes the clock.
import { advanceSeconds, backEnd, countStored } from './open-tab';

const minute = 60_000;
const key = `${storageKeys.early}0.1234567890123456`;
const signUp = (minutesAgo: number): EarlyAction => ['register', 'A', 0, Date.now() - minutesAgo * minute, '/ru'];

const earlyPage = (minutesAgo: number, query = '', actions: EarlyAction[] = []): StoredEarlyPage => [
  Date.now() - minutesAgo * minute,
  `${site}/ru${query}`,
  'https://news.example/',
  'ru-RU',
  'navigate',
  actions,
];

const store = (...page: StoredEarlyPage) => localStorage.setItem(key, JSON.stringify(page));

/** Opens a page in a new history entry of this tab and shows it. */
function track(url = `${site}/faq`, referrer = ''): void {
  history.pushState(null, '');
  const controller = new AbortController();
  startTracking({ url, referrer }, { locale: 'en', appVersion: 'b1' }, controller.signal).showPage();
  controller.abort();
}

/** The queued events, oldest first. */
const queued = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(storageKeys.event))
    .sort()
    .map((name) => JSON.parse(localStorage.getItem(name)!) as { event: AnalyticsEvent; common: SessionContext });

beforeEach(() => {
  backEnd.state = 'offline';
  clearStorage(noConsent);
  vi.stubGlobal('navigator', { language: 'en-US' });
  mockObservers();
});

it('a page left early is recorded at its time, in its own visit, with its language and its clicks', () => {
  const page = earlyPage(40, '?utm_source=nl', [signUp(39), ['menu', 'BUTTON', 1, Date.now() - 39 * minute, '/ru']]);
  store(...page);
  track();
  const [record, ...others] = takeQueuedRecords();
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    utm_source: 'nl',
    page_url: `${site}/ru`,
    referrer: 'https://news.example/',
    locale: 'ru',
    at: new Date(page[0]).toISOString(),
  });
  const [view, click, ownView] = queued();
  expect(queued()).toHaveLength(3);
  for (const { common } of [view!, click!])
    expect(common).toMatchObject({ visit_id: record!.visit_id, utm_source: 'nl', locale: 'ru' });
  expect(view!.event).toMatchObject({ op_type: 'view', op_obj_value: '/ru', path: '/ru', user_timestamp_: page[0] });
  expect(click!.event).toMatchObject({ op_type: 'click', op_obj_value: 'register', user_timestamp_: signUp(39)[3] });
  expect(ownView!.common).toMatchObject({ utm_source: '', locale: 'en' });
  expect(ownView!.common.visit_id).not.toBe(record!.visit_id);
  expect(countStored(storageKeys.early)).toBe(0);
});

it('a page opened less than half an hour after the one left early continues its visit', () => {
  store(...earlyPage(20, '?utm_source=nl'));
  track();
  expect(takeQueuedRecords()).toHaveLength(1);
  expect(queued().map(({ common }) => common.utm_source)).toEqual(['nl', 'nl']);
});

it('what two tabs record at once has the same IDs, so that it is stored once', () => {
  const page = earlyPage(40, '?utm_source=nl', [signUp(39)]);
  const recordedBy = () => {
    clearStorage(noConsent);
    store(...page);
    track();
    const ids = queued()
      .slice(0, 2)
      .map(({ event }) => event.id);
    return [...ids, ...takeQueuedRecords().flatMap(({ id, visit_id }) => [id, visit_id])];
  };
  const first = recordedBy();
  expect(new Set(first).size).toBe(4);
  expect(recordedBy()).toEqual(first);
});

it('a page left early does not end the open visit of another tab', () => {
  const visit: Visit = {
    id: 'other-tab',
    startedAt: Date.now() - minute,
    lastActiveAt: Date.now(),
    campaign: {},
    referrer: '',
    forwardedParams: {},
  };
  localStorage.setItem(`${storageKeys.visits}other-tab`, JSON.stringify(visit));
  store(...earlyPage(90, '?utm_source=nl'));
  track();
  expect(queued().map(({ common }) => common.visit_id)).toEqual([expect.not.stringMatching('other-tab'), 'other-tab']);
});

it('the visit of a page left early continues in its tab, even if the tab had another one', async () => {
  track(`${site}/?utm_source=old`);
  await advanceSeconds(60);
  const page = earlyPage(0, '?utm_source=nl');
  store(...page);
  await advanceSeconds(60);
  track(`${site}/faq`, page[1]);
  expect(queued().map(({ common }) => common.utm_source)).toEqual(['old', 'nl', 'nl']);
});

it('a page that was left early and restored from the back/forward cache is one landing', () => {
  store(...earlyPage(1, '?utm_source=nl'));
  window.earlyActions = null;
  track(`${site}/ru?utm_source=nl`, 'https://news.example/');
  expect(takeQueuedRecords()).toHaveLength(1);
  expect(new Set(queued().map(({ common }) => common.visit_id)).size).toBe(1);
  expect(window.earlyActions).toBeUndefined();
});

it.each<[name: string, stored: string]>([
  ['is not JSON', 'x'],
  ['is not a page', '{}'],
  ['has no valid URL', JSON.stringify(earlyPage(1).with(1, 'x'))],
  ['is 30 days old', JSON.stringify(earlyPage(30 * 24 * 60))],
  ['is dated in the future', JSON.stringify(earlyPage(-1))],
  ['has a click in the future', JSON.stringify(earlyPage(1, '', [signUp(-1)]))],
])('a stored page that %s is not recorded', (_, stored) => {
  expect(parseEarlyPage(key, stored, Date.now())).toBeNull();
});
