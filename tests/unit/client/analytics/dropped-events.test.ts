// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { limitedStorage } from './limited-storage';
import {
  backEnd,
  click,
  droppedCount,
  dispatchPageHide,
  eventNames,
  openTab,
  dispatchOnline,
  advanceSeconds,
  flushTasks,
  countQueued,
} from './open-tab';

describe('dropped events', () => {
  it('the number of dropped events is reported once, with the first accepted batch', async () => {
    vi.stubGlobal('localStorage', limitedStorage(50));
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, ...eventNames(60));
    const stored = countQueued();
    expect(stored).toBeGreaterThan(20);
    backEnd.state = 'up';
    dispatchOnline();
    await flushTasks();
    expect(backEnd.values).toHaveLength(stored);
    expect(droppedCount()).toBe(60 - stored);
    click(tab, 'later');
    dispatchPageHide();
    await flushTasks();
    expect(backEnd.batches.at(-1)!.common.dropped).toBe(0);
  });

  it('100 of 1,100 events are dropped and reported by the next page if this one was closed', async () => {
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, ...eventNames(1100));
    await advanceSeconds(60);
    expect(countQueued()).toBe(1000);
    tab.stop();
    backEnd.state = 'up';
    await openTab('next');
    await advanceSeconds(600);
    await flushTasks();
    await flushTasks();
    expect(countQueued()).toBe(0);
    expect(backEnd.values).toHaveLength(1000);
    expect(backEnd.batches.map(({ common }) => common.dropped).filter((count) => count !== 0)).toEqual([100]);
  });
});
