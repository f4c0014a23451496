import { enqueue, waitingOf, type Waiting } from '@/lib/browser/measurement/event-queue';
import type { AnalyticsEvent } from '@/lib/protocol/events';

/** The events of a tab that the back end has not acknowledged yet. */
export type WaitingEvents = {
  add: (event: AnalyticsEvent) => void;
  /** Those that are not on their way, oldest first. */
  atHand: () => Waiting[];
  /** They are on their way, until they are back. */
  leave: (batch: readonly Waiting[]) => void;
  comeBack: (batch: readonly Waiting[]) => void;
  remove: (batch: readonly Waiting[]) => void;
  /** Removes one that the back end will never take. */
  drop: (one: Waiting) => void;
  /** How many had to go since it was asked last: each is told once. */
  takeDropped: () => number;
  /** What was taken could not be told. */
  putBackDropped: (count: number) => void;
};

/** Keeps the events of a tab in a storage, and in mind which of them are on their way. */
export function waitingEvents(storage: Storage, tab: string): WaitingEvents {
  const underWay = new Set<string>();
  let dropped = 0;
  const remove = (batch: readonly Waiting[]) => batch.forEach(({ key }) => storage.removeItem(key));
  return {
    add(event) {
      dropped += enqueue(storage, tab, event);
    },
    atHand: () => waitingOf(storage, tab).filter(({ key }) => !underWay.has(key)),
    leave: (batch) => batch.forEach(({ key }) => underWay.add(key)),
    comeBack: (batch) => batch.forEach(({ key }) => underWay.delete(key)),
    remove,
    drop(one) {
      remove([one]);
      dropped += 1;
    },
    takeDropped() {
      const taken = dropped;
      dropped = 0;
      return taken;
    },
    putBackDropped(count) {
      dropped += count;
    },
  };
}
