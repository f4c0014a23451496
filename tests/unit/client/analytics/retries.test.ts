// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { backEnd, click, leave, numbered, openTab, reconnect, seconds, settle, waiting } from './open-tab';

describe('a failing back end', () => {
  it.each([408, 429, 500, 503, 404, 'offline' as const])(
    'events are retried after ten, twenty and forty seconds if the back end fails with %s',
    async (state) => {
      const tab = await openTab();
      backEnd.state = state;
      click(tab, ...numbered(20));
      await settle();
      const perTry = backEnd.beacons;
      click(tab, ...numbered(80, 20));
      await seconds(9);
      expect(backEnd.beacons).toBe(perTry);
      for (const [tries, wait] of [2, 3, 4].map((tries) => [tries, 10 * 2 ** (tries - 1)] as const)) {
        await seconds(1);
        await settle();
        expect(backEnd.beacons).toBe(tries * perTry);
        await seconds(wait - 1);
        expect(backEnd.beacons).toBe(tries * perTry);
      }
      expect(waiting()).toBe(100);
    },
  );

  it('all queued events are sent after recovery, full batches first', async () => {
    const tab = await openTab();
    backEnd.state = 503;
    click(tab, ...numbered(20));
    await settle();
    click(tab, ...numbered(25, 20));
    backEnd.state = 'up';
    await seconds(20);
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(45).sort());
    expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 20, 5]);
    expect(waiting()).toBe(0);
  });

  it('Retry-After is respected', async () => {
    const tab = await openTab();
    backEnd.state = 429;
    backEnd.headers = { 'Retry-After': '120' };
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.beacons).toBe(1);
    backEnd.state = 'up';
    await seconds(118);
    leave();
    await settle();
    expect(backEnd.beacons).toBe(1);
    await seconds(2);
    await settle();
    expect(backEnd.values).toHaveLength(20);
  });

  it('other tabs and the next page also wait for the backoff delay', async () => {
    const tab = await openTab('one');
    const other = await openTab('other');
    backEnd.state = 'offline';
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.beacons).toBe(1);
    click(other, ...numbered(20, 20));
    leave();
    tab.stop();
    other.stop();
    await openTab('next');
    await seconds(5);
    await settle();
    expect(backEnd.beacons).toBe(1);
    backEnd.state = 'up';
    await seconds(10);
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(40).sort());
  });

  it('one attempt is made each time the network returns, however many batches and tabs are waiting', async () => {
    const tab = await openTab('one');
    const other = await openTab('other');
    backEnd.state = 'offline';
    click(tab, ...numbered(60));
    click(other, ...numbered(60, 60));
    await settle();
    expect(backEnd.beacons).toBe(1);
    reconnect();
    await settle();
    expect(backEnd.beacons).toBe(2);
    await seconds(19);
    expect(backEnd.beacons).toBe(2);
    await seconds(1);
    await settle();
    expect(backEnd.beacons).toBe(3);
  });

  it('a request that fails because the page is left is no failure', async () => {
    const tab = await openTab();
    backEnd.state = 'silent';
    click(tab, ...numbered(20));
    await settle();
    leave();
    await seconds(10);
    await settle();
    expect(localStorage.getItem('sending:events')).toBeNull();
    expect(waiting()).toBe(20);
    backEnd.state = 'up';
    reconnect();
    await settle();
    expect(waiting()).toBe(0);
  });
});
