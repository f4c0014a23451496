import { isObject, storedObject } from '@/lib/client/analytics/is-object';
import { eventTexts, type AnalyticsEvent, type SessionContext } from '@/lib/contract/events';
import { idPattern, visitIdPattern } from '@/lib/contract/id-pattern';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * Events that wait in local storage until the back end has acknowledged them. Each has a key of its own,
 * `event:{owner}:{number}:{id}`, and only its owner sends it or takes it away: a tab while it gathers a batch, then
 * whichever tab sends for all.
 */

/** Owns what is to be sent, whichever tab it comes from. */
export const sender = 'all';

/** An event as it is kept. Builds that kept it without the visit's part took the one of the tab that sent it. */
type Kept = AnalyticsEvent & { common?: SessionContext; dropped?: number };

export type Waiting = {
  key: string;
  event: AnalyticsEvent;
  /** What the visit was like when it happened; null for an event of an older build. */
  common: SessionContext | null;
  /** How much had to go unsent before it: told with it, so it is told once. */
  dropped: number;
};

const keyOf = (owner: string, order: number, id: string) =>
  `${storageKeys.event}${owner}:${String(order).padStart(15, '0')}:${id}`;

const partsOf = (key: string) => key.slice(storageKeys.event.length).split(':');
/** The owner that a key names. */
export const ownerOf = (key: string): string => partsOf(key)[0]!;
const orderOf = (key: string) => partsOf(key)[1] ?? '';

/** True for the key of an event that waits. */
export const isEventKey = (key: string): boolean => key.startsWith(storageKeys.event);

/** The keys of all events that wait. */
export const eventKeys = (storage: Storage): string[] => Object.keys(storage).filter(isEventKey);

/** Keys, those of the oldest events first. */
export const byAge = (keys: readonly string[]): string[] =>
  keys.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)) || a.localeCompare(b));

function write(storage: Storage, key: string, { event, common, dropped }: Omit<Waiting, 'key'>): void {
  const kept: Kept = { ...event, ...(common ? { common } : {}), ...(dropped > 0 ? { dropped } : {}) };
  storage.setItem(key, JSON.stringify(kept));
}

/** Keeps an event. @throws what the storage throws when it is full */
export function keep(storage: Storage, owner: string, event: AnalyticsEvent, common: SessionContext): void {
  write(storage, keyOf(owner, event.user_timestamp_, event.id), { event, common, dropped: 0 });
}

const isNoneOr = (rule: RegExp, id: unknown) => (id ?? '') === '' || rule.test(String(id));

/** True for what a build has kept as an event. Others would be refused each time, or never be acknowledged. */
function isKept(value: Record<string, unknown>): value is Kept & Record<string, unknown> {
  const { id, user_timestamp_, common = {} } = value;
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

/** Reads an event; null for what is none, which is removed, and for what is gone. */
export function read(storage: Storage, key: string): Waiting | null {
  const kept = storedObject(storage.getItem(key));
  if (!kept || !isKept(kept)) {
    storage.removeItem(key);
    return null;
  }
  const { common = null, dropped = 0, ...event } = kept;
  return { key, event, common, dropped: Number.isSafeInteger(dropped) && dropped > 0 ? dropped : 0 };
}

/** The events of some owners, oldest first. */
export function waitingOf(storage: Storage, owners: readonly string[]): Waiting[] {
  const keys = byAge(eventKeys(storage).filter((key) => owners.includes(ownerOf(key))));
  return keys.flatMap((key) => read(storage, key) ?? []);
}

/** Notes with an event how much had to go before it. @throws what the storage throws when it is full */
export function tellWith(storage: Storage, waiting: Waiting, dropped: number): void {
  const told = waiting.dropped + dropped;
  write(storage, waiting.key, { ...waiting, dropped: told });
  waiting.dropped = told;
}

/** Hands an event to another owner. */
export function handTo(storage: Storage, owner: string, { key, ...waiting }: Waiting): void {
  // In this order: a full storage has room for it only then.
  storage.removeItem(key);
  write(storage, keyOf(owner, waiting.event.user_timestamp_, waiting.event.id), waiting);
}
