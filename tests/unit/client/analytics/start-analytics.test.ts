// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
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

describe('sending events', () => {
  it('twenty events are sent immediately, fewer after ten seconds', async () => {
    const tab = await openTab();
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(backEnd.values.sort()).toEqual(eventNames(20).sort());
    await advanceSeconds(5);
    click(tab, 'one more');
    await advanceSeconds(9);
    expect(backEnd.values).toHaveLength(20);
    await advanceSeconds(1);
    await flushTasks();
    expect(backEnd.values.at(-1)).toBe('one more');
    expect(countQueued()).toBe(0);
  });

  it('events are sent when the page unloads and when its tab is hidden', async () => {
    const tab = await openTab();
    click(tab, 'one');
    dispatchPageHide();
    await flushTasks();
    click(tab, 'two');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await flushTasks();
    expect(backEnd.values).toEqual(['one', 'two']);
  });

  it('a hidden tab sends events, and retries failed ones when it is visible again', async () => {
    const tab = await openTab();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    click(tab, 'one');
    await advanceSeconds(10);
    await flushTasks();
    expect(backEnd.values).toEqual(['one']);
    backEnd.state = 'offline';
    click(tab, 'two');
    await advanceSeconds(30);
    await flushTasks();
    expect(countQueued()).toBe(1);
    backEnd.state = 'up';
    visibility.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await flushTasks();
    expect(backEnd.values).toEqual(['one', 'two']);
  });

  it('events wait while offline and are sent when back online, including a partial batch', async () => {
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, 'one');
    await advanceSeconds(30);
    click(tab, 'two');
    expect(countQueued()).toBe(2);
    backEnd.state = 'up';
    dispatchOnline();
    await flushTasks();
    expect(backEnd.values).toEqual(['one', 'two']);
    expect(countQueued()).toBe(0);
  });

  it('events are encrypted again if the key was retired', async () => {
    const tab = await openTab();
    backEnd.key = 'second';
    click(tab, ...eventNames(45));
    dispatchPageHide();
    await flushTasks();
    expect(backEnd.values.sort()).toEqual(eventNames(45).sort());
    expect(countQueued()).toBe(0);
  });

  it('an event that the back end always rejects is dropped and counted without blocking others', async () => {
    const tab = await openTab();
    backEnd.rejectedValue = 'e7';
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(backEnd.values.sort()).toEqual(
      eventNames(20)
        .filter((value) => value !== 'e7')
        .sort(),
    );
    expect(countQueued()).toBe(0);
    click(tab, 'later');
    dispatchPageHide();
    await flushTasks();
    expect(droppedCount()).toBe(1);
  });

  it('events stay stored until the back end acknowledges them', async () => {
    const tab = await openTab();
    backEnd.skipsLastAck = true;
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(countQueued()).toBe(1);
    backEnd.skipsLastAck = false;
    await advanceSeconds(10);
    await flushTasks();
    expect(countQueued()).toBe(0);
    expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 1]);
  });

  it('events are sent from memory if storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const tab = await openTab();
    click(tab, 'one');
    dispatchPageHide();
    await flushTasks();
    expect(backEnd.values).toEqual(['one']);
  });
});
