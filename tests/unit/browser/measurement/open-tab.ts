import { vi } from 'vitest';
import '@/lib/browser/measurement/envelope';
import { startAnalytics, type Analytics } from '@/lib/browser/measurement/start-analytics';
import type { CommonPart } from '@/lib/protocol/events';
import { BackEnd } from './back-end';
import { MemoryLocks } from './memory-locks';

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

/** Asks for the common part, which names the tab. */
export const asked = vi.fn((tab: string, dropped: number) => ({ visit_id: tab, dropped }) as CommonPart);

/** A tab whose courier is there. */
export async function openTab(name = 'tab'): Promise<Analytics> {
  const tab = startAnalytics((dropped) => asked(name, dropped));
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

/** An empty browser whose clock the test moves. @returns the back end it talks to */
export function startBackEnd(): BackEnd {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const backEnd = new BackEnd();
  running = [];
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', backEnd.fetch);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: new MemoryLocks(), configurable: true } }));
  return backEnd;
}

export function closeTabs(): void {
  for (const tab of running) tab.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
