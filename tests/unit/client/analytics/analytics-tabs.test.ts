// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { eventStore } from '@/lib/client/analytics/event-store';
import { startAnalytics } from '@/lib/client/analytics/start-analytics';
import type { BackEnd } from '@/tests/mocks/analytics-back-end';
import { mockNavigator } from '@/tests/mocks/browser';
import {
  backEnd,
  click,
  countQueued,
  dispatch,
  eventNames,
  getContext,
  openAndClick,
  openTab,
  flushPendingWork,
} from './open-tab';

it('stop() aborts requests in flight; nothing is sent, stored or requested afterwards', async () => {
  const tab = await openAndClick(eventNames(20), 'silent');
  expect(backEnd.beacons).toBe(1);
  tab.stop();
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  getContext.mockClear();
  const before = [...backEnd.requests];
  click(tab, 'after');
  dispatch('pagehide');
  dispatch('online');
  await flushPendingWork(60);
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
  await flushPendingWork();
  expect(backEnd.values).toHaveLength(3);
  expect(getContext).not.toHaveBeenCalled();
});

it('stop() cancels a pending key request', async () => {
  const controller = new AbortController();
  startAnalytics(eventStore(localStorage), () => getContext('tab'), controller.signal);
  controller.abort();
  await flushPendingWork(60);
  expect(backEnd.requests).toEqual([]);
});

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
  await flushPendingWork(10);
  expect(sentEvents()).toEqual({ one: ['a'], other: ['b'] });
});

it('two tabs never send the same event, even after network failures', async () => {
  const one = await openTab('one');
  const other = await openTab('other');
  const leave = () => dispatch('pagehide');
  const reconnect = () => dispatch('online');
  const steps = [leave, reconnect, () => flushPendingWork(3), () => flushPendingWork(10), () => flushPendingWork()];
  const states = ['up', 'offline', 503, 'up', 'up'] as const;
  for (let i = 0; i < 60; i += 1) {
    click(one, `one ${i}`);
    click(other, ...eventNames(i % 23, i * 100));
    backEnd.state = states[i % states.length]!;
    await steps[(i * 7) % steps.length]!();
  }
  backEnd.state = 'up';
  dispatch('online');
  await flushPendingWork(30);
  expect(countQueued()).toBe(0);
  expect(backEnd.values).toHaveLength(new Set(backEnd.values).size);
  expect(sentEvents().one).toHaveLength(60);
});

it('unsent events of a closed tab are sent by another one under their own visit', async () => {
  await openTab('living');
  const gone = await openTab('gone');
  backEnd.state = 'offline';
  click(gone, ...eventNames(41));
  dispatch('pagehide');
  await flushPendingWork();
  gone.stop();
  backEnd.state = 'up';
  await flushPendingWork(30);
  expect(Object.keys(sentEvents())).toEqual(['gone']);
  expect(sentEvents().gone!.sort()).toEqual(eventNames(41).sort());
  expect(countQueued()).toBe(0);
});

it('without Web Locks every tab sends all events', async () => {
  mockNavigator({ locks: undefined });
  backEnd.state = 'offline';
  const gone = await openTab('gone');
  click(gone, 'left behind');
  gone.stop();
  const living = await openTab('living');
  click(living, 'mine');
  backEnd.state = 'up';
  await openTab('new');
  await flushPendingWork(40);
  expect(sentEvents()).toMatchObject({ gone: ['left behind'], living: ['mine'] });
  expect(countQueued()).toBe(0);
});
