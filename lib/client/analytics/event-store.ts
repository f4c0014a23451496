import { isObject, storageOrMemory, storedObject } from '@/lib/client/storage/browser-storage';
import { randomId } from '@/lib/client/analytics/identity';
import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';
import type { SourceRecord } from '@/lib/contract/source-record';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * The queue of all tabs: events and landings in localStorage until the back end has acknowledged them. Each has its own
 * key, `event:{time}:{id}` or `landing:{time}:{id}`, and there is no index, so tabs that write at the same time lose
 * nothing.
 */

/** Events per batch (specification). */
export const maxBatchSize = 20;

/** Maximum numbers of queued events and of queued landings; the oldest are dropped first. */
const maxItems = 1000;

type ItemKind = 'event' | 'landing';

/** An event with the session context in which it occurred, or the record of a landing. */
type Content = { event: AnalyticsEvent; common: SessionContext } | { record: SourceRecord };

export type QueuedItem = Content & {
  key: string;
  /** Number of items dropped before this event; it is reported with this event only. */
  dropped: number;
};

export type QueuedEvent = Extract<QueuedItem, { event: unknown }>;

/** The back end stores a number of dropped items with the first event of a batch, so no other one may have a number. */
const isSameBatch = (first: QueuedItem, next: QueuedItem) =>
  'event' in first &&
  'event' in next &&
  next.dropped === 0 &&
  JSON.stringify(first.common) === JSON.stringify(next.common);

export type EventStore = ReturnType<typeof eventStore>;

/** @param storage holds the items; shared by all tabs */
export function eventStore(storage: Storage) {
  /** Keys of this page's items, and of those that it is sending. */
  const pageKeys = new Set<string>();
  const inFlight = new Set<string>();
  /** Number of dropped items that no queued event reports yet. */
  let unreported = 0;

  const keysOf = (kind: ItemKind) => Object.keys(storage).filter((key) => key.startsWith(storageKeys[kind]));

  /** Returns the keys of items that this page is not sending, oldest first. */
  const sendableKeys = (kind: ItemKind) =>
    keysOf(kind)
      .filter((key) => !inFlight.has(key))
      .sort();

  /** Returns an item; an invalid one is removed, since it would block the others. */
  function read(key: string): QueuedItem | null {
    const stored = storedObject(storage.getItem(key)) ?? {};
    if (isObject(stored.event) || isObject(stored.record))
      return { ...stored, key, dropped: Number(stored.dropped) || 0 } as QueuedItem;
    storage.removeItem(key);
    return null;
  }

  /** Removes items, and counts them with the numbers that they would have reported. */
  function drop(keys: readonly string[]): void {
    for (const key of keys) {
      unreported += 1 + (read(key)?.dropped ?? 0);
      storage.removeItem(key);
    }
  }

  /**
   * Returns the oldest landing, or the oldest event and others of the same session context.
   * @param isThisPageOnly only items of this page
   */
  function nextBatch(kind: ItemKind, isThisPageOnly: boolean): QueuedItem[] {
    const batch: QueuedItem[] = [];
    for (const key of sendableKeys(kind)) {
      if (batch.length === maxBatchSize) break;
      const item = isThisPageOnly && !pageKeys.has(key) ? null : read(key);
      if (item && (!batch[0] || isSameBatch(batch[0], item))) batch.push(item);
    }
    return batch;
  }

  /** Adds the number of dropped items to the oldest event. */
  function reportDropped(): void {
    const [first] = unreported > 0 ? nextBatch('event', false) : [];
    if (!first) return;
    try {
      storage.setItem(first.key, JSON.stringify({ ...first, dropped: first.dropped + unreported }));
      unreported = 0;
    } catch {
      // The storage is full: a later event reports it.
    }
  }

  return {
    storage,
    inFlight,
    nextBatch,
    /** Returns the number of items that this page is not sending. */
    countSendable: (kind: ItemKind) => sendableKeys(kind).length,

    add(kind: ItemKind, content: Content, time: number): void {
      const key = `${storageKeys[kind]}${String(time).padStart(15, '0')}:${randomId()}`;
      pageKeys.add(key);
      drop(sendableKeys(kind).slice(0, Math.max(0, keysOf(kind).length - maxItems + 1)));
      try {
        storage.setItem(key, JSON.stringify({ ...content, dropped: 0 }));
      } catch {
        unreported += 1;
      }
      reportDropped();
    },

    remove: ({ key }: QueuedItem) => storage.removeItem(key),

    /** Removes an item that the back end rejected permanently, and counts it. */
    reject({ key }: QueuedItem): void {
      drop([key]);
      reportDropped();
    },
  };
}

/** Storage of queued items: localStorage, or memory where it is forbidden or filled by others. */
export const eventStorage = (): Storage =>
  storageOrMemory((key) => [storageKeys.event, storageKeys.landing].some((prefix) => key.startsWith(prefix)));
