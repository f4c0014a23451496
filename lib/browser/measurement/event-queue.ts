import type { AnalyticsEvent } from '@/lib/protocol/events';
import { storageKeys } from '@/lib/protocol/storage-table';

/**
 * Events that wait in local storage until the back end has acknowledged them. Each has a key of its own,
 * `event:{tab}:{number}:{id}`: tabs never write to the same key, so none of them can lose what another one added.
 */

/** Events that wait at most, over all tabs; then the oldest go. */
const mostWaiting = 1000;

export type Waiting = { key: string; event: AnalyticsEvent };

const keyOf = (tab: string, order: number, id: string) =>
  `${storageKeys.event}${tab}:${String(order).padStart(15, '0')}:${id}`;

/** The tab that a key belongs to. */
const tabOf = (key: string) => key.slice(storageKeys.event.length).split(':')[0]!;
const orderOf = (key: string) => key.slice(storageKeys.event.length).split(':')[1] ?? '';

const eventKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(storageKeys.event));

/** Other tabs that left events behind. */
export function otherTabs(storage: Storage, tab: string): string[] {
  return [...new Set(eventKeys(storage).map(tabOf))].filter((other) => other !== tab);
}

/** The events of a tab, oldest first. What is no event is removed. */
export function waitingOf(storage: Storage, tab: string): Waiting[] {
  const own = eventKeys(storage).filter((key) => tabOf(key) === tab);
  return own.sort().flatMap((key) => {
    try {
      return [{ key, event: JSON.parse(storage.getItem(key)!) as AnalyticsEvent }];
    } catch {
      storage.removeItem(key);
      return [];
    }
  });
}

/** Removes the oldest events until so many are left. @returns how many went */
function dropOldest(storage: Storage, left: number): number {
  const keys = eventKeys(storage);
  if (keys.length <= left) return 0;
  const oldest = keys.sort((a, b) => orderOf(a).localeCompare(orderOf(b))).slice(0, keys.length - left);
  for (const key of oldest) storage.removeItem(key);
  return oldest.length;
}

/**
 * Adds an event. When too many wait, over all tabs, the oldest go.
 * @returns how many had to go
 */
export function enqueue(storage: Storage, tab: string, event: AnalyticsEvent): number {
  const put = () => storage.setItem(keyOf(tab, event.user_timestamp_, event.id), JSON.stringify(event));
  try {
    put();
    return dropOldest(storage, mostWaiting);
  } catch {
    // The storage is full.
    const dropped = dropOldest(storage, Math.floor(eventKeys(storage).length / 2));
    try {
      put();
      return dropped;
    } catch {
      return dropped + 1;
    }
  }
}

/** Takes the events of a tab that is gone over into this one. */
export function adopt(storage: Storage, from: string, tab: string): void {
  for (const { key, event } of waitingOf(storage, from)) {
    // In this order: a full storage has room for it only then.
    storage.removeItem(key);
    storage.setItem(keyOf(tab, event.user_timestamp_, event.id), JSON.stringify(event));
  }
}
