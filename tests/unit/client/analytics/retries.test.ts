// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
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

  it('other tabs and the next page also wait for the backoff delay', async () => {
    const tab = await openTab('one');
    const other = await openTab('other');
    backEnd.state = 'offline';
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(backEnd.beacons).toBe(1);
    click(other, ...eventNames(20, 20));
    dispatchPageHide();
    tab.stop();
    other.stop();
    await openTab('next');
    await advanceSeconds(5);
    await flushTasks();
    expect(backEnd.beacons).toBe(1);
    backEnd.state = 'up';
    await advanceSeconds(10);
    await flushTasks();
    expect(backEnd.values.sort()).toEqual(eventNames(40).sort());
  });

  it('one attempt is made each time the network returns, however many batches and tabs are waiting', async () => {
    const tab = await openTab('one');
    const other = await openTab('other');
    backEnd.state = 'offline';
    click(tab, ...eventNames(60));
    click(other, ...eventNames(60, 60));
    await flushTasks();
    expect(backEnd.beacons).toBe(1);
    dispatchOnline();
    await flushTasks();
    expect(backEnd.beacons).toBe(2);
    await advanceSeconds(19);
    expect(backEnd.beacons).toBe(2);
    await advanceSeconds(1);
    await flushTasks();
    expect(backEnd.beacons).toBe(3);
  });

  it('a request that fails because the page is left is no failure', async () => {
    const tab = await openTab();
    backEnd.state = 'silent';
    click(tab, ...eventNames(20));
    await flushTasks();
    dispatchPageHide();
    await advanceSeconds(10);
    await flushTasks();
    expect(localStorage.getItem('sending:events')).toBeNull();
    expect(countQueued()).toBe(20);
    backEnd.state = 'up';
    dispatchOnline();
    await flushTasks();
    expect(countQueued()).toBe(0);
  });
});
