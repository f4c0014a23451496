import type { DroppedCount } from '@/lib/client/analytics/dropped-count';
import {
  byAge,
  eventKeys,
  handTo,
  keep,
  ownerOf,
  read,
  sender,
  tellWith,
  waitingOf,
  type Waiting,
} from '@/lib/client/analytics/event-store';
import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';

/** Events that wait at most, over all tabs; then the oldest go. */
const mostWaiting = 1000;

/** The events that a tab has to do with, and which of them are on their way. */
export type PendingEvents = {
  add: (event: AnalyticsEvent, common: SessionContext) => void;
  /** Those that this tab gathers, oldest first; none that are on their way. */
  own: () => Waiting[];
  /** Those that are to be sent for all tabs, oldest first; none that are on their way. */
  due: () => Waiting[];
  isNothingDue: () => boolean;
  /** What this tab has gathered is to be sent. */
  handOver: () => void;
  /** Takes over what a tab that is gone has left. */
  takeOver: (tab: string) => void;
  /** They are on their way, until they are back. */
  leave: (batch: readonly Waiting[]) => void;
  comeBack: (batch: readonly Waiting[]) => void;
  remove: (batch: readonly Waiting[]) => void;
  /** Removes one that the back end will never take. */
  drop: (one: Waiting) => void;
  /** How much had to go before these: what is not told yet is told with the first of them from now on. */
  tell: (batch: readonly Waiting[]) => number;
  /** Lets the oldest go when too many wait; only who sends for all may, as nobody else knows what is on its way. */
  trim: () => void;
};

/** Keeps events in a storage, and in mind which of them are on their way. */
export function pendingEvents(storage: Storage, tab: string, dropped: DroppedCount): PendingEvents {
  const inFlight = new Set<string>();
  const atHand = (owner: string) => waitingOf(storage, [owner]).filter(({ key }) => !inFlight.has(key));

  /** Removes the oldest of these that are not on their way, and counts them with what was to be told with them. */
  function dropOldest(keys: readonly string[], count: number): void {
    const oldest = byAge(keys.filter((key) => !inFlight.has(key))).slice(0, count);
    for (const key of oldest) {
      dropped.add(1 + (read(storage, key)?.dropped ?? 0));
      storage.removeItem(key);
    }
  }

  const mine = () => eventKeys(storage).filter((key) => [tab, sender].includes(ownerOf(key)));
  const remove = (batch: readonly Waiting[]) => batch.forEach(({ key }) => storage.removeItem(key));

  return {
    add(event, common) {
      try {
        keep(storage, tab, event, common);
      } catch {
        // The storage is full.
        const own = eventKeys(storage).filter((key) => ownerOf(key) === tab);
        dropOldest(own, Math.ceil(own.length / 2));
        try {
          keep(storage, tab, event, common);
        } catch {
          dropped.add(1);
        }
      }
    },
    own: () => atHand(tab),
    due: () => atHand(sender),
    isNothingDue: () => !eventKeys(storage).some((key) => ownerOf(key) === sender && !inFlight.has(key)),
    handOver() {
      for (const waiting of atHand(tab)) handTo(storage, sender, waiting);
    },
    takeOver(other) {
      for (const waiting of waitingOf(storage, [other])) handTo(storage, sender, waiting);
      dropped.takeOver(other);
    },
    leave: (batch) => batch.forEach(({ key }) => inFlight.add(key)),
    comeBack: (batch) => batch.forEach(({ key }) => inFlight.delete(key)),
    remove,
    drop(one) {
      remove([one]);
      dropped.add(1 + one.dropped);
    },
    tell(batch) {
      const untold = dropped.take();
      try {
        if (untold > 0) tellWith(storage, batch[0]!, untold);
      } catch {
        // The storage is full: another batch tells it.
        dropped.add(untold);
      }
      return batch.reduce((sum, one) => sum + one.dropped, 0);
    },
    trim() {
      const tooMany = eventKeys(storage).length - mostWaiting;
      if (tooMany > 0) dropOldest(mine(), tooMany);
    },
  };
}
