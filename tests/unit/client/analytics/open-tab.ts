import { afterEach, beforeEach, vi } from 'vitest';
import '@/lib/client/analytics/envelope';
import { eventStorage } from '@/lib/client/analytics/event-storage';
import { startAnalytics, type Analytics } from '@/lib/client/analytics/start-analytics';
import type { SessionContext } from '@/lib/contract/events';
import { BackEnd } from './back-end';
import { MemoryLocks } from './memory-locks';
import { smallStorage } from './small-storage';

/** Everything between an event and the wire: real storage, real envelopes, and a back end that fails in every way. */

let running: Analytics[] = [];

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Lets everything happen that takes next to no time: envelopes are sealed, answers arrive. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 50; i += 1) {
    await vi.advanceTimersByTimeAsync(1);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Asks what the visit is like, which names the tab. */
export const asked = vi.fn((tab: string) => ({ visit_id: tab }) as SessionContext);

/** A tab whose courier is there. */
export async function openTab(name = 'tab'): Promise<Analytics> {
  const tab = startAnalytics(eventStorage(), () => asked(name));
  running.push(tab);
  await settle();
  return tab;
}

export const click = (tab: Analytics, ...values: string[]) => {
  for (const value of values) tab.record({ op_type: 'click', op_obj_type: 'button', op_obj_value: value });
};
export const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `e${from + i}`);
export const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('event:')).length;
export const leave = () => window.dispatchEvent(new Event('pagehide'));
export const reconnect = () => window.dispatchEvent(new Event('online'));

/** A storage that tells of what is set in it, as the browser tells other tabs. */
export function toldStorage(capacity?: number): Storage {
  const storage = smallStorage(capacity);
  const prototype = Object.getPrototypeOf(storage) as Storage;
  const { setItem } = prototype;
  prototype.setItem = function (this: Storage, key: string, newValue: string) {
    setItem.call(this, key, newValue);
    setTimeout(() => window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
  };
  return storage;
}

/** What the tabs of a test send to. */
export let backEnd: BackEnd;

/** How many events had to go, as the back end has been told. */
export const dropped = () => backEnd.batches.reduce((sum, { common }) => sum + common.dropped, 0);

// Each test has an empty browser, whose clock it moves, and where waits after failures are the longest.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  backEnd = new BackEnd();
  running = [];
  asked.mockClear();
  vi.stubGlobal('localStorage', toldStorage());
  vi.stubGlobal('fetch', backEnd.fetch);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: new MemoryLocks(), configurable: true } }));
});

afterEach(() => {
  for (const tab of running) tab.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
