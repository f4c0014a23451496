// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackEnd } from './back-end';
import { click, closeTabs, leave, numbered, openTab, seconds, settle, startBackEnd, waiting } from './open-tab';
import { smallStorage } from './small-storage';

let backEnd: BackEnd;
beforeEach(() => {
  backEnd = startBackEnd();
});
afterEach(closeTabs);

/** How many events had to go, as the back end has been told. */
const dropped = () => backEnd.batches.reduce((sum, { common }) => sum + common.dropped, 0);

describe('events on their way', () => {
  it('leave twenty at once, and fewer ten seconds after the first of them', async () => {
    const tab = await openTab();
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(20).sort());
    await seconds(5);
    click(tab, 'one more');
    await seconds(9);
    expect(backEnd.values).toHaveLength(20);
    await seconds(1);
    await settle();
    expect(backEnd.values.at(-1)).toBe('one more');
    expect(waiting()).toBe(0);
  });

  it('leave with the page, and when the tab is hidden', async () => {
    const tab = await openTab();
    click(tab, 'one');
    leave();
    await settle();
    click(tab, 'two');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(backEnd.values).toEqual(['one', 'two']);
  });

  it('wait while the network is away, and leave when it is back', async () => {
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, 'one');
    await seconds(30);
    expect(waiting()).toBe(1);
    backEnd.state = 'up';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(backEnd.values).toEqual(['one']);
    expect(waiting()).toBe(0);
  });

  it.each([429, 500, 503, 'offline' as const])(
    'are tried again ten seconds after %s, and not before',
    async (state) => {
      const tab = await openTab();
      backEnd.state = state;
      click(tab, ...numbered(20));
      await settle();
      const tries = backEnd.beacons;
      expect(tries).toBe(1);
      click(tab, ...numbered(25, 20));
      await settle();
      expect(backEnd.beacons).toBe(tries);
      backEnd.state = 'up';
      await seconds(10);
      await settle();
      expect(backEnd.values.sort()).toEqual(numbered(45).sort());
      expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 20, 5]);
      expect(waiting()).toBe(0);
    },
  );

  it('are sealed anew when the key was retired', async () => {
    const tab = await openTab();
    backEnd.key = 'second';
    click(tab, ...numbered(45));
    leave();
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(45).sort());
    expect(waiting()).toBe(0);
  });

  it('are not held up by one that the back end will never take, which is counted', async () => {
    const tab = await openTab();
    backEnd.poison = 'e7';
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.values.sort()).toEqual(
      numbered(20)
        .filter((value) => value !== 'e7')
        .sort(),
    );
    expect(waiting()).toBe(0);
    click(tab, 'later');
    leave();
    await settle();
    expect(dropped()).toBe(1);
  });

  it('tell once how many had to go before them', async () => {
    vi.stubGlobal('localStorage', smallStorage(50));
    backEnd.state = 'offline';
    const tab = await openTab();
    click(tab, ...numbered(60));
    const kept = waiting();
    expect(kept).toBeGreaterThan(20);
    backEnd.state = 'up';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(backEnd.batches.length).toBeGreaterThan(1);
    expect(backEnd.values).toHaveLength(kept);
    expect(dropped()).toBe(60 - kept);
    click(tab, 'later');
    leave();
    await settle();
    expect(backEnd.batches.at(-1)!.common.dropped).toBe(0);
  });

  it('leave from memory where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const tab = await openTab();
    click(tab, 'one');
    leave();
    await settle();
    expect(backEnd.values).toEqual(['one']);
  });
});
