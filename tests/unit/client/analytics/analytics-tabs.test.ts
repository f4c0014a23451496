// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { eventStore } from '@/lib/client/analytics/event-store';
import { startAnalytics } from '@/lib/client/analytics/start-analytics';
import type { BackEnd } from './mock-back-end';
import {
  getContext,
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

describe('analytics after stop()', () => {
  it('stop() aborts requests in flight; nothing is sent, stored or requested afterwards', async () => {
    const tab = await openTab();
    backEnd.state = 'silent';
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(backEnd.beacons).toBe(1);
    tab.stop();
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
    getContext.mockClear();
    const before = [...backEnd.requests];
    click(tab, 'after');
    dispatchPageHide();
    dispatchOnline();
    await advanceSeconds(60);
    await flushTasks();
    expect(backEnd.requests).toEqual(before);
    expect(getContext).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('stop() ends the delivery of a batch that is being sent event by event', async () => {
    const tab = await openTab();
    backEnd.rejectedValue = 'e0';
    vi.stubGlobal('fetch', async (...call: Parameters<BackEnd['fetch']>) => {
      const response = await backEnd.fetch(...call);
      if (backEnd.values.length === 3) {
        tab.stop();
        getContext.mockClear();
      }
      return response;
    });
    click(tab, ...eventNames(20));
    await flushTasks();
    expect(backEnd.values).toHaveLength(3);
    expect(getContext).not.toHaveBeenCalled();
  });

  it('stop() cancels a pending key request', async () => {
    const controller = new AbortController();
    startAnalytics(eventStore(localStorage), () => getContext('tab'), controller.signal);
    controller.abort();
    await flushTasks();
    await advanceSeconds(60);
    expect(backEnd.requests).toEqual([]);
  });
});

describe('two tabs', () => {
  /** The values sent under each visit ID. */
  const sentEvents = () => {
    const sent: Record<string, string[]> = {};
    for (const { common, events } of backEnd.batches) {
      sent[common.visit_id] = [...(sent[common.visit_id] ?? []), ...events.map(({ op_obj_value }) => op_obj_value)];
    }
    return sent;
  };

  it('events of two tabs are sent once, each under the visit in which it happened', async () => {
    const one = await openTab('one');
    const other = await openTab('other');
    click(one, 'a');
    click(other, 'b');
    await advanceSeconds(10);
    await flushTasks();
    expect(sentEvents()).toEqual({ one: ['a'], other: ['b'] });
  });

  it('two tabs never send the same event, even after network failures', async () => {
    const one = await openTab('one');
    const other = await openTab('other');
    const steps = [dispatchPageHide, dispatchOnline, () => advanceSeconds(3), () => advanceSeconds(10), flushTasks];
    const states = ['up', 'offline', 503, 'up', 'up'] as const;
    for (let i = 0; i < 60; i += 1) {
      click(one, `one ${i}`);
      click(other, ...eventNames(i % 23, i * 100));
      backEnd.state = states[i % states.length]!;
      await steps[(i * 7) % steps.length]!();
    }
    backEnd.state = 'up';
    dispatchOnline();
    await advanceSeconds(30);
    await flushTasks();
    expect(countQueued()).toBe(0);
    expect(backEnd.values).toHaveLength(new Set(backEnd.values).size);
    expect(sentEvents().one).toHaveLength(60);
  });

  it('unsent events of a closed tab are sent by another one under their own visit', async () => {
    await openTab('living');
    const gone = await openTab('gone');
    backEnd.state = 'offline';
    click(gone, ...eventNames(41));
    dispatchPageHide();
    await flushTasks();
    gone.stop();
    backEnd.state = 'up';
    await advanceSeconds(30);
    await flushTasks();
    expect(Object.keys(sentEvents())).toEqual(['gone']);
    expect(sentEvents().gone!.sort()).toEqual(eventNames(41).sort());
    expect(countQueued()).toBe(0);
  });

  it('without Web Locks every tab sends all events', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
    backEnd.state = 'offline';
    const gone = await openTab('gone');
    click(gone, 'left behind');
    gone.stop();
    const living = await openTab('living');
    click(living, 'mine');
    backEnd.state = 'up';
    await openTab('new');
    await advanceSeconds(40);
    await flushTasks();
    expect(sentEvents()).toMatchObject({ gone: ['left behind'], living: ['mine'] });
    expect(countQueued()).toBe(0);
  });
});
