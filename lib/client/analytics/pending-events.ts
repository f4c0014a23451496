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

/** Maximum number of pending events across all tabs; the oldest are dropped first. */
const maxPending = 1000;

/** The pending events of a tab, and which of them are in flight. */
export type PendingEvents = {
  add: (event: AnalyticsEvent, common: SessionContext) => void;
  /** Events collected by this tab, oldest first, without those in flight. */
  own: () => Waiting[];
  /** Events ready to send for all tabs, oldest first, without those in flight. */
  due: () => Waiting[];
  isNothingDue: () => boolean;
  /** Marks this tab's events as ready to send. */
  handOver: () => void;
  /** Adopts the events of a closed tab. */
  takeOver: (tab: string) => void;
  /** Marks events as in flight until they are returned. */
  leave: (batch: readonly Waiting[]) => void;
  comeBack: (batch: readonly Waiting[]) => void;
  remove: (batch: readonly Waiting[]) => void;
  /** Removes an event that the back end rejected permanently. */
  drop: (one: Waiting) => void;
  /** Takes the unreported number of dropped events and attaches it to the first event of the batch. */
  tell: (batch: readonly Waiting[]) => number;
  /** Drops the oldest events over the limit; only for the sending tab, which alone knows which are in flight. */
  trim: () => void;
};

/** Stores events in web storage, and in memory which of them are in flight. */
export function pendingEvents(storage: Storage, tab: string, dropped: DroppedCount): PendingEvents {
  const inFlight = new Set<string>();
  const atHand = (owner: string) => waitingOf(storage, [owner]).filter(({ key }) => !inFlight.has(key));

  /** Removes the oldest of these that are not in flight, and counts them together with the counts attached to them. */
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
        // The storage is full: another batch reports it.
        dropped.add(untold);
      }
      return batch.reduce((sum, one) => sum + one.dropped, 0);
    },
    trim() {
      const tooMany = eventKeys(storage).length - maxPending;
      if (tooMany > 0) dropOldest(mine(), tooMany);
    },
  };
}
