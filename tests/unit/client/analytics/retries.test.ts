// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  backEnd,
  click,
  dispatchPageHide,
  eventNames,
  openTab,
  dispatchOnline,
  advanceSeconds,
  flushTasks,
  countQueued,
} from './open-tab';

describe('a failing back end', () => {
  it.each([408, 429, 500, 503, 404, 'offline' as const])(
    'events are retried after ten, twenty and forty seconds if the back end fails with %s',
    async (state) => {
      const tab = await openTab();
      backEnd.state = state;
      click(tab, ...eventNames(20));
      await flushTasks();
      const perTry = backEnd.beacons;
      click(tab, ...eventNames(80, 20));
      await advanceSeconds(9);
      expect(backEnd.beacons).toBe(perTry);
      for (const [attempts, wait] of [2, 3, 4].map((attempts) => [attempts, 10 * 2 ** (attempts - 1)] as const)) {
        await advanceSeconds(1);
        await flushTasks();
        expect(backEnd.beacons).toBe(attempts * perTry);
        await advanceSeconds(wait - 1);
        expect(backEnd.beacons).toBe(attempts * perTry);
      }
      expect(countQueued()).toBe(100);
    },
  );

  it('all queued events are sent after recovery, full batches first', async () => {
    const tab = await openTab();
    backEnd.state = 503;
    click(tab, ...eventNames(20));
    await flushTasks();
    click(tab, ...eventNames(25, 20));
    backEnd.state = 'up';
    await advanceSeconds(20);
    await flushTasks();
    expect(backEnd.values.sort()).toEqual(eventNames(45).sort());
    expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 20, 5]);
    expect(countQueued()).toBe(0);
  });

  it('Retry-After is respected', async () => {
    const tab = await openTab();
    backEnd.state = 429;
    backEnd.headers = { 'Retry-After': '120' };
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(backEnd.beacons).toBe(1);
    backEnd.state = 'up';
    await advanceSeconds(118);
    dispatchPageHide();
    await flushTasks();
    expect(backEnd.beacons).toBe(1);
    await advanceSeconds(2);
    await flushTasks();
    expect(backEnd.values).toHaveLength(20);
  });

  it('leaving a page while its batch is in flight does not delay other tabs', async () => {
    const tab = await openTab('left');
    const other = await openTab('other');
    backEnd.state = 'silent';
    click(tab, ...eventNames(20));
    await flushTasks();
    tab.stop();
    backEnd.state = 'up';
    click(other, 'other');
    await flushTasks();
    expect(backEnd.values.sort()).toEqual([...eventNames(20), 'other'].sort());
  });

  it('each tab makes one attempt when the network returns, however many batches are waiting', async () => {
    const tab = await openTab('one');
    const other = await openTab('other');
    backEnd.state = 'offline';
    click(tab, ...eventNames(60));
    click(other, ...eventNames(60, 60));
    await flushTasks();
    expect(backEnd.beacons).toBe(2);
    dispatchOnline();
    await flushTasks();
    expect(backEnd.beacons).toBe(4);
    await advanceSeconds(9);
    expect(backEnd.beacons).toBe(4);
  });

  it('a hidden tab pauses after a failure, however many batches it has', async () => {
    const tab = await openTab();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    backEnd.state = 503;
    click(tab, ...eventNames(45));
    await flushTasks();
    expect(backEnd.beacons).toBeGreaterThan(0);
    const { beacons } = backEnd;
    click(tab, ...eventNames(20, 45));
    await advanceSeconds(9);
    expect(backEnd.beacons).toBe(beacons);
  });

  it('a request that fails because the page is left delays nothing', async () => {
    const tab = await openTab();
    backEnd.state = 'silent';
    click(tab, ...eventNames(20));
    await flushTasks();
    dispatchPageHide();
    await advanceSeconds(10);
    await flushTasks();
    expect(countQueued()).toBe(20);
    backEnd.state = 'up';
    click(tab, 'shown again');
    await flushTasks();
    expect(countQueued()).toBe(0);
  });
});
