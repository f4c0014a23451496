import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * Number of dropped events that has not been reported yet. It is persisted: each tab has its own key, which is adopted
 * together with the tab's queued events.
 */

const beginning = `${storageKeys.sending}dropped:`;

export type DroppedCount = {
  add: (count: number) => void;
  /** Returns the count and resets it to 0. */
  take: () => number;
  /** Adopts the count of a closed tab. */
  takeOver: (tab: string) => void;
};

/** Tabs with unreported counts. */
export const untold = (storage: Storage): string[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));

export function droppedCount(storage: Storage, tab: string): DroppedCount {
  const key = beginning + tab;
  // In memory too: events may be dropped because the storage is full.
  let count = 0;
  function add(more: number): void {
    if (more === 0) return;
    count += more;
    try {
      storage.setItem(key, String(count));
    } catch {
      // The page reports it, if it stays open long enough.
    }
  }
  return {
    add,
    take() {
      const taken = count;
      count = 0;
      if (taken > 0) storage.removeItem(key);
      return taken;
    },
    takeOver(other) {
      const left = Number(storage.getItem(beginning + other));
      storage.removeItem(beginning + other);
      if (Number.isSafeInteger(left) && left > 0) add(left);
    },
  };
}
