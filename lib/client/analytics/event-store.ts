import { isObject, storedObject } from '@/lib/client/analytics/is-object';
import { eventTexts, type AnalyticsEvent, type SessionContext } from '@/lib/contract/events';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * Stores events in localStorage until the back end has acknowledged them. Each has its own key,
 * `event:{owner}:{number}:{id}`, and only its owner sends or removes it: a tab while it collects a batch, then the tab
 * that sends for all.
 */

/** Owner of events that are ready to send, from any tab. */
export const sender = 'all';

type StoredEvent = AnalyticsEvent & { common: SessionContext; dropped?: number };

export type Waiting = {
  key: string;
  event: AnalyticsEvent;
  /** Session context when the event occurred. */
  common: SessionContext;
  /** Number of events dropped before this one; it is reported once, with this event. */
  dropped: number;
};

const keyOf = (owner: string, order: number, id: string) =>
  `${storageKeys.event}${owner}:${String(order).padStart(15, '0')}:${id}`;

const partsOf = (key: string) => key.slice(storageKeys.event.length).split(':');
/** Returns the owner part of a key. */
export const ownerOf = (key: string): string => partsOf(key)[0]!;
const orderOf = (key: string) => partsOf(key)[1] ?? '';

/** Whether a key belongs to a pending event. */
export const isEventKey = (key: string): boolean => key.startsWith(storageKeys.event);

/** Keys of all pending events. */
export const eventKeys = (storage: Storage): string[] => Object.keys(storage).filter(isEventKey);

/** Sorts keys by age, oldest first. */
export const byAge = (keys: readonly string[]): string[] =>
  keys.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)) || a.localeCompare(b));

function write(storage: Storage, key: string, { event, common, dropped }: Omit<Waiting, 'key'>): void {
  const stored: StoredEvent = { ...event, common, ...(dropped > 0 ? { dropped } : {}) };
  storage.setItem(key, JSON.stringify(stored));
}

/** Stores an event. @throws errors of the storage when it is full */
export function keep(storage: Storage, owner: string, event: AnalyticsEvent, common: SessionContext): void {
  write(storage, keyOf(owner, event.user_timestamp_, event.id), { event, common, dropped: 0 });
}

const isNoneOr = (rule: RegExp, id: unknown) => (id ?? '') === '' || rule.test(String(id));

/** Whether a value has the shape of a stored event. Others would be rejected each time, or never acknowledged. */
function isStoredEvent(value: Record<string, unknown>): value is StoredEvent & Record<string, unknown> {
  const { id, user_timestamp_, common } = value;
  const texts = Object.keys(eventTexts).map((name) => value[name]);
  return (
    typeof id === 'string' &&
    visitIdPattern.test(id) &&
    Number.isSafeInteger(user_timestamp_) &&
    texts.every((text) => text === undefined || typeof text === 'string') &&
    isObject(common) &&
    isNoneOr(visitIdPattern, common.visit_id) &&
    isNoneOr(idPattern, common.device_id)
  );
}

/** Reads an event. @returns null for a removed or an invalid one, which is deleted */
export function read(storage: Storage, key: string): Waiting | null {
  const stored = storedObject(storage.getItem(key));
  if (!stored || !isStoredEvent(stored)) {
    storage.removeItem(key);
    return null;
  }
  const { common, dropped = 0, ...event } = stored;
  return { key, event, common, dropped: Number.isSafeInteger(dropped) && dropped > 0 ? dropped : 0 };
}

/** Returns the events of some owners, oldest first. */
export function waitingOf(storage: Storage, owners: readonly string[]): Waiting[] {
  const keys = byAge(eventKeys(storage).filter((key) => owners.includes(ownerOf(key))));
  return keys.flatMap((key) => read(storage, key) ?? []);
}

/** Attaches the number of events dropped before it to an event. @throws errors of the storage when it is full */
export function tellWith(storage: Storage, waiting: Waiting, dropped: number): void {
  const total = waiting.dropped + dropped;
  write(storage, waiting.key, { ...waiting, dropped: total });
  waiting.dropped = total;
}

/** Transfers an event to another owner. */
export function handTo(storage: Storage, owner: string, { key, ...waiting }: Waiting): void {
  // In this order: only then has a full storage space for it.
  storage.removeItem(key);
  write(storage, keyOf(owner, waiting.event.user_timestamp_, waiting.event.id), waiting);
}
