// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { enrichEvent, type NewEvent } from '@/lib/client/analytics/start-analytics';
import { eventTextLimits } from '@/lib/contract/events';
import type { BackEnd } from '@/tests/mocks/analytics-back-end';
import { limitedStorage, throwSecurityError } from '@/tests/mocks/browser';
import { land } from './landings';
import {
  backEnd,
  click,
  countQueued,
  dispatch,
  eventNames,
  expectSent,
  openAndClick,
  openTab,
  flushPendingWork,
} from './open-tab';

it('twenty events are sent immediately, fewer after ten seconds', async () => {
  const tab = await openAndClick(eventNames(20));
  expectSent(eventNames(20));
  await flushPendingWork(5);
  click(tab, 'one more');
  await flushPendingWork(9);
  expect(backEnd.values).toHaveLength(20);
  await flushPendingWork(1);
  expectSent([...eventNames(20), 'one more']);
});

it('events are sent when the page unloads and when its tab is hidden', async () => {
  const tab = await openAndClick(['one']);
  dispatch('pagehide');
  await flushPendingWork();
  click(tab, 'two');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatch('visibilitychange');
  await flushPendingWork();
  expect(backEnd.values).toEqual(['one', 'two']);
});

it('a hidden tab sends events, and retries failed ones when it is visible again', async () => {
  const tab = await openTab();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatch('visibilitychange');
  click(tab, 'one');
  await flushPendingWork(10);
  expect(backEnd.values).toEqual(['one']);
  backEnd.state = 'offline';
  click(tab, 'two');
  await flushPendingWork(30);
  expect(countQueued()).toBe(1);
  backEnd.state = 'up';
  visibility.mockReturnValue('visible');
  dispatch('visibilitychange');
  await flushPendingWork();
  expect(backEnd.values).toEqual(['one', 'two']);
});

it('events wait while offline and are sent when back online, including a partial batch', async () => {
  const tab = await openAndClick(['one'], 'offline');
  await flushPendingWork(30);
  click(tab, 'two');
  expect(countQueued()).toBe(2);
  backEnd.state = 'up';
  dispatch('online');
  await flushPendingWork();
  expectSent(['one', 'two']);
});

it('a click on a page that is left before the key has arrived is sent by the next page', async () => {
  const fetchWithoutKey: typeof backEnd.fetch = (url, init) =>
    url === '/api/beacon/key' ? new Promise(() => {}) : backEnd.fetch(url, init);
  vi.stubGlobal('fetch', fetchWithoutKey);
  const gone = await openTab();
  click(gone, 'register');
  dispatch('pagehide');
  await flushPendingWork();
  gone.stop();
  vi.stubGlobal('fetch', backEnd.fetch);
  await openTab();
  await flushPendingWork(3);
  expect(backEnd.values).toEqual(['register']);
});

it('events are encrypted again if the key was retired', async () => {
  const tab = await openTab();
  backEnd.key = 'second';
  click(tab, ...eventNames(45));
  dispatch('pagehide');
  await flushPendingWork();
  expectSent(eventNames(45));
});

it('an event that the back end always rejects is dropped and counted without blocking others', async () => {
  backEnd.rejectedValue = 'e0';
  const tab = await openAndClick(eventNames(20));
  expectSent(eventNames(19, 1));
  click(tab, 'later');
  dispatch('pagehide');
  await flushPendingWork();
  expect(backEnd.drops).toEqual([1]);
});

it('events stay stored until the back end acknowledges them', async () => {
  backEnd.skipsLastAck = true;
  await openAndClick(eventNames(20));
  expect(countQueued()).toBe(1);
  backEnd.skipsLastAck = false;
  await flushPendingWork(10);
  expect(countQueued()).toBe(0);
  expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 1]);
});

it('events are sent from memory if storage is blocked', async () => {
  vi.stubGlobal('localStorage', { getItem: throwSecurityError });
  await openAndClick(['one']);
  dispatch('pagehide');
  await flushPendingWork();
  expect(backEnd.values).toEqual(['one']);
});

it.each([403, 404, 405])('no event is dropped if every request fails with status %d', async (status) => {
  land('/?utm_source=letter');
  await openAndClick(eventNames(20), status);
  await flushPendingWork(3);
  expect(countQueued()).toBe(20);
  backEnd.state = 'up';
  await flushPendingWork(10);
  expectSent(eventNames(20));
  expect(backEnd.landings).toMatchObject([{ utm_source: 'letter' }]);
  expect(backEnd.drops).toEqual([]);
});

it.each([
  ['the newest key cannot be loaded', (url: string) => url === '/api/beacon/key'],
  ['the network fails while events are sent one by one', () => backEnd.values.length > 0],
])('events stay queued if %s', async (_, fails) => {
  const tab = await openTab();
  backEnd.rejectedValue = 'e1';
  let isUp = false;
  vi.stubGlobal('fetch', (...call: Parameters<BackEnd['fetch']>) =>
    !isUp && fails(call[0]) ? Promise.reject(new TypeError('Failed to fetch')) : backEnd.fetch(...call),
  );
  click(tab, ...eventNames(20));
  await flushPendingWork();
  expect(countQueued()).toBe(20 - backEnd.values.length);
  isUp = true;
  await flushPendingWork(10);
  expectSent(['e0', ...eventNames(18, 2)]);
});

it('the number of dropped events is reported once, with the first accepted batch', async () => {
  vi.stubGlobal('localStorage', limitedStorage(50));
  const tab = await openAndClick(eventNames(60), 'offline');
  const stored = countQueued();
  expect(stored).toBeGreaterThan(20);
  backEnd.state = 'up';
  dispatch('online');
  await flushPendingWork();
  expect(backEnd.values).toHaveLength(stored);
  click(tab, 'later');
  dispatch('pagehide');
  await flushPendingWork();
  expect(backEnd.values.at(-1)).toBe('later');
  expect(backEnd.drops).toEqual([60 - stored]);
});

it('100 of 1,100 events are dropped and reported by the next page if this one was closed', async () => {
  const tab = await openAndClick(eventNames(1100), 'offline');
  await flushPendingWork(60);
  expect(countQueued()).toBe(1000);
  tab.stop();
  backEnd.state = 'up';
  await openTab('next');
  await flushPendingWork(600);
  await flushPendingWork();
  expectSent(eventNames(1000, 100));
  expect(backEnd.drops).toEqual([100]);
});

const newEvent: NewEvent = { op_type: 'click', op_obj_type: 'button', op_obj_value: 'contact' };

it('an event gets a unique ID, the time and the page, and succeeds by default', () => {
  const event = enrichEvent(newEvent, 1700, '/ru/faq');
  expect(event).toEqual({ ...newEvent, id: event.id, op_res: 'success', user_timestamp_: 1700, path: '/ru/faq' });
  expect(event.id).toMatch(/^[\da-f]{32}$/);
  expect(enrichEvent(newEvent, 1700, '/ru/faq').id).not.toBe(event.id);
  expect(enrichEvent({ ...newEvent, op_res: 'failed' }, 1700, '/').op_res).toBe('failed');
});

it('event fields are truncated to the limits of the API', () => {
  const event = enrichEvent({ ...newEvent, op_obj_value: `\u0000${'v'.repeat(5000)}` }, 0, `/${'p'.repeat(5000)}`);
  expect(event.op_obj_value).toBe('v'.repeat(eventTextLimits.op_obj_value));
  expect(event.path).toHaveLength(eventTextLimits.path);
});
