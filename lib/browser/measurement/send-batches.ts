import { adopt, enqueue, otherTabs, waitingOf, type Waiting } from '@/lib/browser/measurement/event-queue';
import { isRefused, openCourier, type Courier } from '@/lib/browser/measurement/courier';
import type { EventType, ObjectType } from '@/lib/protocol/event-names';
import { eventLimits, type AnalyticsEvent, type CommonPart } from '@/lib/protocol/events';
import { randomId } from '@/lib/browser/measurement/identity';
import { pagePath } from '@/lib/browser/measurement/page-path';
import { clean } from '@/lib/protocol/clean-text';
import { eventBatch, eventFlushDelay } from '@/lib/settings/shared-limits';
import { calm, idle } from '@/lib/browser/page/idle';

/** What is recorded: it succeeded unless it says otherwise. */
export type NewEvent = {
  [T in EventType]: { op_type: T; op_obj_type: ObjectType<T>; op_obj_value: string; op_res?: AnalyticsEvent['op_res'] };
}[EventType];

export type Analytics = {
  record: (event: NewEvent) => void;
  flush: () => void;
  stop: () => void;
};

/** Web storage that lives as long as the page, where the browser's own is forbidden. */
const memoryStorage = {
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, unknown>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
};

function storageOrMemory(): Storage {
  try {
    localStorage.getItem('event:');
    return localStorage;
  } catch {
    return Object.create(memoryStorage) as Storage;
  }
}

/**
 * Takes events, keeps them until they are acknowledged, and sends them in batches: 20 at once, or what is there ten
 * seconds after the first. A tab sends its own events only, and those of tabs that are gone, which it knows by the lock
 * that each tab holds while it lives.
 */
export function startAnalytics(commonPart: (dropped: number) => CommonPart): Analytics {
  const storage = storageOrMemory();
  const tab = randomId();
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<string>();
  let courier: Courier | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dropped = 0;

  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      flush();
    }, eventFlushDelay);
  }

  async function deliver(batch: readonly Waiting[], hasFreshKey: boolean): Promise<void> {
    const told = dropped;
    try {
      await courier!.send(
        commonPart(told),
        batch.map(({ event }) => event),
        signal,
      );
      dropped -= told;
      batch.forEach(({ key }) => storage.removeItem(key));
    } catch (error) {
      if (signal.aborted) return;
      if (!isRefused(error)) {
        later();
      } else if (!hasFreshKey) {
        // The key may have been retired.
        courier = await openCourier();
        await deliver(batch, true);
      } else if (batch.length > 1) {
        // One event that cannot be taken must not hold up the others.
        for (const one of batch) await deliver([one], true);
      } else {
        batch.forEach(({ key }) => storage.removeItem(key));
        dropped += 1;
      }
    }
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    batch.forEach(({ key }) => underWay.add(key));
    await deliver(batch, false).catch(later);
    batch.forEach(({ key }) => underWay.delete(key));
  }

  /** Sends what waits; or, before its time has come, only whole batches of it. */
  function flush(onlyWhole = false): void {
    if (signal.aborted) return;
    if (!onlyWhole) {
      clearTimeout(timer);
      timer = undefined;
    }
    const waiting = waitingOf(storage, tab).filter(({ key }) => !underWay.has(key));
    if (waiting.length === 0) return;
    if (!courier) {
      void open().then(() => courier && flush(onlyWhole));
      return;
    }
    const end = onlyWhole ? waiting.length - (waiting.length % eventBatch) : waiting.length;
    for (let at = 0; at < end; at += eventBatch) void send(waiting.slice(at, at + eventBatch));
  }

  let opening: Promise<void> | null = null;
  function open(): Promise<void> {
    opening ??= openCourier()
      .then((ready) => {
        courier = ready;
      })
      .catch(later)
      .finally(() => (opening = null));
    return opening;
  }

  async function adoptOrphans(): Promise<void> {
    // Adopted by a tab that sends nothing any more, they would wait for the next page.
    if (signal.aborted) return;
    const others = otherTabs(storage, tab);
    for (const other of others) {
      if (!navigator.locks) adopt(storage, other, tab);
      else
        await navigator.locks.request(
          `tab ${other}`,
          { ifAvailable: true },
          (lock) => lock && adopt(storage, other, tab),
        );
    }
    if (others.length > 0) flush();
  }

  const onHide = () => document.visibilityState === 'hidden' && flush();
  addEventListener('visibilitychange', onHide, { signal });
  addEventListener('pagehide', () => flush(), { signal });
  addEventListener('online', () => void adoptOrphans().then(() => flush()), { signal });
  // Held until the tab is gone: then its events are free for others.
  const alive = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  void navigator.locks?.request(`tab ${tab}`, () => alive);
  // Soon, to be there when the page is left. What earlier pages could not send can wait a little longer.
  void idle().then(open);
  void calm().then(adoptOrphans);

  return {
    record({ op_type, op_res = 'success', op_obj_type, op_obj_value }) {
      if (signal.aborted) return;
      dropped += enqueue(storage, tab, {
        id: randomId(),
        op_type,
        op_res,
        op_obj_type,
        op_obj_value: clean(op_obj_value, eventLimits.value),
        user_timestamp_: Date.now(),
        path: clean(pagePath(), eventLimits.path),
      });
      const fresh = waitingOf(storage, tab).length - underWay.size;
      if (fresh >= eventBatch) flush(true);
      if (fresh % eventBatch > 0) later();
    },
    flush: () => flush(),
    stop: () => {
      clearTimeout(timer);
      stopping.abort(new Error('Measurement was stopped.'));
    },
  };
}
