import { afterEach, beforeEach, expect, vi } from 'vitest';
import '@/lib/client/analytics/envelope';
import { eventStorage, eventStore } from '@/lib/client/analytics/event-store';
import { startAnalytics, type RecordEvent } from '@/lib/client/analytics/start-analytics';
import type { SessionContext } from '@/lib/contract/events';
import { BackEnd } from '@/tests/mocks/analytics-back-end';
import { limitedStorage, mockNavigator } from '@/tests/mocks/browser';
import { MemoryLocks } from '@/tests/mocks/locks';

/** Everything between an event and the network: real storage, real envelopes, and a mock back end with failures. */

type Tab = { record: RecordEvent; stop: () => void };

let running: Tab[] = [];

export const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Advances the clock, then lets all immediate work finish, such as encryption and responses. */
export async function flushPendingWork(seconds = 0): Promise<void> {
  await advanceSeconds(seconds);
  for (let i = 0; i < 50; i += 1) {
    await vi.advanceTimersByTimeAsync(1);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Returns the session context, which identifies the tab. */
export const getContext = vi.fn((tab: string) => ({ visit_id: tab }) as SessionContext);

/** Opens a tab and waits for its transport. */
export async function openTab(name = 'tab'): Promise<Tab> {
  const controller = new AbortController();
  const record = startAnalytics(eventStore(eventStorage()), () => getContext(name), controller.signal);
  const tab = { record, stop: () => controller.abort(new Error('Analytics stopped.')) };
  running.push(tab);
  await flushPendingWork();
  return tab;
}

/** Records clicks a millisecond apart: events of the same time are queued in random order. */
export const click = (tab: Tab, ...values: string[]) => {
  for (const [i, value] of values.entries()) {
    tab.record({ op_type: 'click', op_obj_type: 'button', op_obj_value: value }, Date.now() + i);
  }
};

/** Opens a tab and clicks in it while the back end is in a state. */
export async function openAndClick(values: readonly string[], state: BackEnd['state'] = 'up'): Promise<Tab> {
  const tab = await openTab();
  backEnd.state = state;
  click(tab, ...values);
  await flushPendingWork();
  return tab;
}

export const eventNames = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `e${from + i}`);
/** The number of stored keys with a prefix. */
export const countStored = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length;
export const countQueued = () => countStored('event:');
export const dispatch = (type: 'pagehide' | 'online' | 'visibilitychange') => window.dispatchEvent(new Event(type));

/** The mock back end of the test. */
export let backEnd: BackEnd;

/** Expects that exactly these events were accepted, in any order, and that none is queued. */
export function expectSent(values: readonly string[]): void {
  expect(backEnd.values.toSorted()).toEqual(values.toSorted());
  expect(countQueued()).toBe(0);
}

// Each test starts with empty storage, a fake clock, and maximum backoff delays.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  backEnd = new BackEnd();
  running = [];
  getContext.mockClear();
  vi.stubGlobal('localStorage', limitedStorage());
  vi.stubGlobal('fetch', backEnd.fetch);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  mockNavigator({ locks: new MemoryLocks() });
});

afterEach(() => {
  for (const tab of running) tab.stop();
  vi.useRealTimers();
});
