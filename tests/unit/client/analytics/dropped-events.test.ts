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
  toldStorage,
  waiting,
} from './open-tab';

describe('events that have to go', () => {
  it('are told once, by the first batch that comes through', async () => {
    vi.stubGlobal('localStorage', toldStorage(50));
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, ...numbered(60));
    const kept = waiting();
    expect(kept).toBeGreaterThan(20);
    backEnd.state = 'up';
    reconnect();
    await settle();
    expect(backEnd.values).toHaveLength(kept);
    expect(dropped()).toBe(60 - kept);
    click(tab, 'later');
    leave();
    await settle();
    expect(backEnd.batches.at(-1)!.common.dropped).toBe(0);
  });

  it('are exactly a hundred of eleven hundred, told by the next page where this one was closed', async () => {
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
