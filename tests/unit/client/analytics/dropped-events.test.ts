// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  backEnd,
  click,
  dropped,
  leave,
  numbered,
  openTab,
  reconnect,
  seconds,
  settle,
  observableStorage,
  waiting,
} from './open-tab';

describe('dropped events', () => {
  it('the number of dropped events is reported once, with the first accepted batch', async () => {
    vi.stubGlobal('localStorage', observableStorage(50));
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, ...numbered(60));
    const stored = waiting();
    expect(stored).toBeGreaterThan(20);
    backEnd.state = 'up';
    reconnect();
    await settle();
    expect(backEnd.values).toHaveLength(stored);
    expect(dropped()).toBe(60 - stored);
    click(tab, 'later');
    leave();
    await settle();
    expect(backEnd.batches.at(-1)!.common.dropped).toBe(0);
  });

  it('100 of 1,100 events are dropped and reported by the next page if this one was closed', async () => {
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, ...numbered(1100));
    await seconds(60);
    expect(waiting()).toBe(1000);
    tab.stop();
    backEnd.state = 'up';
    await openTab('next');
    await seconds(600);
    await settle();
    await settle();
    expect(waiting()).toBe(0);
    expect(backEnd.values).toHaveLength(1000);
    expect(backEnd.batches.map(({ common }) => common.dropped).filter((count) => count !== 0)).toEqual([100]);
  });
});
