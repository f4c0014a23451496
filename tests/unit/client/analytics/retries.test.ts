// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createBackoff } from '@/lib/client/analytics/queue-sender';
import {
  advanceSeconds,
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

it.each([408, 429, 500, 503, 404, 'offline' as const])(
  'events are retried after ten, twenty and forty seconds if the back end fails with %s',
  async (state) => {
    const tab = await openAndClick(eventNames(20), state);
    const perTry = backEnd.beacons;
    click(tab, ...eventNames(80, 20));
    await advanceSeconds(9);
    expect(backEnd.beacons).toBe(perTry);
    for (const [attempts, wait] of [2, 3, 4].map((attempts) => [attempts, 10 * 2 ** (attempts - 1)] as const)) {
      await flushPendingWork(1);
      expect(backEnd.beacons).toBe(attempts * perTry);
      await advanceSeconds(wait - 1);
      expect(backEnd.beacons).toBe(attempts * perTry);
    }
    expect(countQueued()).toBe(100);
  },
);

it('all queued events are sent after recovery, full batches first', async () => {
  const tab = await openAndClick(eventNames(20), 503);
  click(tab, ...eventNames(25, 20));
  backEnd.state = 'up';
  await flushPendingWork(20);
  expectSent(eventNames(45));
  expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 20, 5]);
});

it('Retry-After is respected', async () => {
  backEnd.headers = { 'Retry-After': '120' };
  await openAndClick(eventNames(20), 429);
  expect(backEnd.beacons).toBe(1);
  backEnd.state = 'up';
  await advanceSeconds(118);
  dispatch('pagehide');
  await flushPendingWork();
  expect(backEnd.beacons).toBe(1);
  await flushPendingWork(2);
  expect(backEnd.values).toHaveLength(20);
});

it('leaving a page while its batch is in flight does not delay other tabs', async () => {
  const other = await openTab('other');
  const tab = await openAndClick(eventNames(20), 'silent');
  tab.stop();
  backEnd.state = 'up';
  click(other, 'other');
  await flushPendingWork();
  expectSent([...eventNames(20), 'other']);
});

it('each tab makes one attempt when the network returns, however many batches are waiting', async () => {
  const tab = await openTab('one');
  const other = await openTab('other');
  backEnd.state = 'offline';
  click(tab, ...eventNames(60));
  click(other, ...eventNames(60, 60));
  await flushPendingWork();
  expect(backEnd.beacons).toBe(2);
  dispatch('online');
  await flushPendingWork();
  expect(backEnd.beacons).toBe(4);
  await advanceSeconds(9);
  expect(backEnd.beacons).toBe(4);
});

it('a hidden tab pauses after a failure, however many batches it has', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const tab = await openAndClick(eventNames(45), 503);
  expect(backEnd.beacons).toBeGreaterThan(0);
  const { beacons } = backEnd;
  click(tab, ...eventNames(20, 45));
  await advanceSeconds(9);
  expect(backEnd.beacons).toBe(beacons);
});

it('a request that fails because the page is left delays nothing', async () => {
  const tab = await openAndClick(eventNames(20), 'silent');
  dispatch('pagehide');
  await flushPendingWork(10);
  expect(countQueued()).toBe(20);
  backEnd.state = 'up';
  click(tab, 'shown again');
  await flushPendingWork();
  expect(countQueued()).toBe(0);
});

const minute = 60_000;

/**
 * Fails `count` times, waiting out each delay.
 * @returns the delays
 */
function failTimes(count: number, { fail, wait } = createBackoff()): number[] {
  return Array.from({ length: count }, () => {
    fail(0);
    const waited = wait();
    vi.advanceTimersByTime(waited);
    return waited;
  });
}

it.each([
  [1, 0, 5_000],
  [1, 1, 10_000],
  [2, 0, 10_000],
  [2, 1, 20_000],
  [4, 0.5, 60_000],
  [7, 1, 10 * minute],
  [50, 1, 10 * minute],
  [1100, 0, 5 * minute],
])('the backoff after %d failures in a row, with the random factor %d, is %d ms', (failures, random, expected) => {
  vi.mocked(Math.random).mockReturnValue(random);
  expect(failTimes(failures).at(-1)).toBe(expected);
});

it('the backoff doubles until a request succeeds', () => {
  const backoff = createBackoff();
  expect(failTimes(3, backoff)).toEqual([10_000, 20_000, 40_000]);
  backoff.reset();
  expect(failTimes(1, backoff)).toEqual([10_000]);
});

it.each([
  [0, 10_000],
  [2 * minute, 2 * minute],
  [1000 * minute, 60 * minute],
])(
  'the backoff follows Retry-After, up to an hour, and concurrent failures count once: %d ms',
  (retryAfter, expected) => {
    const { fail, wait } = createBackoff();
    for (let i = 0; i < 10; i += 1) fail(retryAfter);
    expect(wait()).toBe(expected);
  },
);
