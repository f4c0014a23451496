import { isObject, storageOrMemory, storedObject } from '@/lib/client/page/browser-storage';
import { batchSize } from '@/lib/client/analytics/batch-limits';
import { randomId } from '@/lib/client/analytics/identity';
import { eventTextLimits, type AnalyticsEvent, type SessionContext } from '@/lib/contract/events';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import type { SourceRecord } from '@/lib/contract/source-record';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * Stores events and landings of all tabs in localStorage until the back end has acknowledged them. Each has its own key,
 * `event:{time}:{id}` or `landing:{time}:{id}`, and there is no index, so concurrent writes by several tabs are safe.
 */

/** Maximum numbers of queued items across all tabs; the oldest are dropped first. */
const maxEvents = 1000;
const maxLandings = 100;
const droppedKey = `${storageKeys.sending}dropped`;

/** Referral code a visitor came with. */
export type Referral = { c_v: string; id: string; visit_id?: string; at?: string };

export type Landing = { record: SourceRecord } | { referral: Referral };

export type QueuedLanding = { key: string; landing: Landing };

export type QueuedEvent = {
  key: string;
  event: AnalyticsEvent;
  /** Session context when the event occurred. */
  common: SessionContext;
  /** Number of items dropped before this event; it is reported with this event only. */
  dropped: number;
};

type StoredEvent = AnalyticsEvent & { common: SessionContext; dropped?: number };

const isEmptyOrMatches = (rule: RegExp, id: unknown) => (id ?? '') === '' || rule.test(String(id));

/** Whether a value has the shape of a stored event. Others would be rejected each time, or never acknowledged. */
function isStoredEvent(value: Record<string, unknown>): value is StoredEvent & Record<string, unknown> {
  const { id, user_timestamp_, common } = value;
  const texts = Object.keys(eventTextLimits).map((name) => value[name]);
  return (
    typeof id === 'string' &&
    visitIdPattern.test(id) &&
    Number.isSafeInteger(user_timestamp_) &&
    texts.every((text) => text === undefined || typeof text === 'string') &&
    isObject(common) &&
    isEmptyOrMatches(visitIdPattern, common.visit_id) &&
    isEmptyOrMatches(idPattern, common.device_id)
  );
}

function parseEvent(key: string, text: string | null): QueuedEvent | null {
  const stored = storedObject(text);
  if (!stored || !isStoredEvent(stored)) return null;
  const { common, dropped = 0, ...event } = stored;
  return { key, event, common, dropped: Number.isSafeInteger(dropped) && dropped > 0 ? dropped : 0 };
}

function parseLanding(key: string, text: string | null): QueuedLanding | null {
  const { referral, record } = storedObject(text) ?? {};
  if (isObject(referral)) return { key, landing: { referral: referral as Referral } };
  return isObject(record) && Array.isArray(record.referer)
    ? { key, landing: { record: record as SourceRecord } }
    : null;
}

/** Keeps items of the same page and millisecond in order. */
let sequence = 0;

function newKey(prefix: string, time: number, id: string): string {
  sequence += 1;
  return `${prefix}${String(time).padStart(15, '0')}.${String(sequence).padStart(6, '0')}:${id}`;
}

/** @param storage holds the items; shared by all tabs */
export function eventStore(storage: Storage) {
  /** Keys of this page's items, and of those that it is sending. */
  const ownKeys = new Set<string>();
  const inFlight = new Set<string>();
  /** Number of dropped items that a full storage did not take. */
  let unstoredDropped = 0;

  /** Returns all keys, oldest first. */
  const keysWithPrefix = (prefix: string) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .sort();
  const events = () => keysWithPrefix(storageKeys.event);
  const landings = () => keysWithPrefix(storageKeys.landing);

  /** Returns an item that this page is not sending; an invalid one is removed, since it would block the others. */
  function read<Item>(key: string, parse: (key: string, text: string | null) => Item | null): Item | null {
    const item = parse(key, storage.getItem(key));
    if (!item) storage.removeItem(key);
    return item;
  }

  const sendable = (keys: readonly string[], isOwnOnly: boolean) =>
    keys.filter((key) => !inFlight.has(key) && (!isOwnOnly || ownKeys.has(key)));

  const droppedCount = () => Math.max(0, Math.trunc(Number(storage.getItem(droppedKey))) || 0) + unstoredDropped;

  function addDropped(count: number): void {
    if (count === 0) return;
    const total = droppedCount() + count;
    try {
      storage.setItem(droppedKey, String(total));
      unstoredDropped = 0;
    } catch {
      unstoredDropped += count;
    }
  }

  /** Removes the oldest of these events, and counts them together with the counts attached to them. */
  function dropEvents(keys: readonly string[]): void {
    for (const key of keys) {
      const dropped = 1 + (parseEvent(key, storage.getItem(key))?.dropped ?? 0);
      remove([{ key }]);
      addDropped(dropped);
    }
  }

  function write({ key, event, common, dropped }: QueuedEvent): void {
    const stored: StoredEvent = { ...event, common, ...(dropped > 0 ? { dropped } : {}) };
    storage.setItem(key, JSON.stringify(stored));
  }

  function remove(items: readonly { key: string }[]): void {
    for (const { key } of items) {
      storage.removeItem(key);
      ownKeys.delete(key);
    }
  }

  return {
    eventCount: () => events().length,
    /** Whether events, or landings, are queued that this page is not sending. */
    hasEvents: () => events().some((key) => !inFlight.has(key)),
    hasLandings: () => landings().some((key) => !inFlight.has(key)),

    /** Queues an event. If the storage is full, the older half of the queue is dropped. */
    addEvent(event: AnalyticsEvent, common: SessionContext): void {
      const key = newKey(storageKeys.event, event.user_timestamp_, event.id);
      ownKeys.add(key);
      const store = () => write({ key, event, common, dropped: 0 });
      try {
        store();
      } catch {
        const sendableKeys = sendable(events(), false);
        dropEvents(sendableKeys.slice(0, Math.ceil(sendableKeys.length / 2)));
        try {
          store();
        } catch {
          addDropped(1);
        }
      }
    },

    /** Queues a landing. */
    addLanding(landing: Landing): void {
      const overflow = landings().slice(0, -(maxLandings - 1));
      remove(overflow.map((key) => ({ key })));
      const key = newKey(storageKeys.landing, Date.now(), randomId());
      ownKeys.add(key);
      try {
        storage.setItem(key, JSON.stringify(landing));
        addDropped(overflow.length);
      } catch {
        addDropped(overflow.length + 1);
      }
    },

    /** Drops the oldest events over the limit. */
    trim: () => dropEvents(sendable(events(), false).slice(0, Math.max(0, events().length - maxEvents))),

    /**
     * Returns the oldest event and others of the same session context, at most twenty. Only the first one may have a
     * number of dropped items: the back end stores that with the first event of a batch, once.
     */
    nextBatch(isOwnOnly: boolean): QueuedEvent[] {
      const batch: QueuedEvent[] = [];
      let context = '';
      for (const key of sendable(events(), isOwnOnly)) {
        const queued = read(key, parseEvent);
        if (!queued) continue;
        const common = JSON.stringify(queued.common);
        if (batch.length === 0) context = common;
        else if (common !== context || queued.dropped > 0) continue;
        if (batch.push(queued) === batchSize) break;
      }
      return batch;
    },

    /** Returns the oldest landing. */
    nextLanding(isOwnOnly: boolean): QueuedLanding | null {
      for (const key of sendable(landings(), isOwnOnly)) {
        const queued = read(key, parseLanding);
        if (queued) return queued;
      }
      return null;
    },

    /** Attaches the number of dropped items to the first event of a batch, which keeps it until it is acknowledged. */
    reportDropped([first]: readonly QueuedEvent[]): void {
      const count = droppedCount();
      if (!first || count === 0) return;
      try {
        storage.removeItem(droppedKey);
        write({ ...first, dropped: first.dropped + count });
        first.dropped += count;
        unstoredDropped = 0;
      } catch {
        // The storage is full: a later batch reports it.
        unstoredDropped = count;
      }
    },

    /** Marks items as in flight until the work is done. */
    async whileInFlight(items: readonly { key: string }[], work: () => Promise<void>): Promise<void> {
      for (const { key } of items) inFlight.add(key);
      try {
        await work();
      } finally {
        for (const { key } of items) inFlight.delete(key);
      }
    },

    remove,

    /** Removes an item that the back end rejected permanently, and counts it. */
    reject({ key, dropped = 0 }: { key: string; dropped?: number }): void {
      remove([{ key }]);
      addDropped(1 + dropped);
    },
  };
}

const prefixes = [storageKeys.event, storageKeys.landing];

/** Storage of pending items: localStorage, or memory where it is forbidden or filled by others. */
export const eventStorage = (): Storage =>
  // A full storage still has space if items of ours are in it, as new ones replace them.
  storageOrMemory((key) => prefixes.some((prefix) => key.startsWith(prefix)));

export type EventStore = ReturnType<typeof eventStore>;
