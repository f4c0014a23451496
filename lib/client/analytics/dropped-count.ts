import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * Number of dropped events that has not been reported yet. It is persisted: each tab has its own key, which is adopted
 * together with the tab's queued events.
 */

const prefix = `${storageKeys.sending}dropped:`;

export type DroppedCount = {
  add: (count: number) => void;
  /** Returns the count and resets it to 0. */
  take: () => number;
  /** Adopts the count of a closed tab. */
  takeOver: (tab: string) => void;
};

/** Tabs with unreported counts. */
export const tabsWithUnreportedCounts = (storage: Storage): string[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

export function droppedCount(storage: Storage, tab: string): DroppedCount {
  const key = prefix + tab;
  // In memory too: events may be dropped because the storage is full.
  let count = 0;
  function add(amount: number): void {
    if (amount === 0) return;
    count += amount;
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
    takeOver(closedTab) {
      const adopted = Number(storage.getItem(prefix + closedTab));
      storage.removeItem(prefix + closedTab);
      if (Number.isSafeInteger(adopted) && adopted > 0) add(adopted);
    },
  };
}
