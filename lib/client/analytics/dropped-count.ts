import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * How much had to go unsent and was not told yet. It outlives the page: each tab has a key of its own, which whoever
 * takes over what that tab has left takes over as well.
 */

const beginning = `${storageKeys.sending}dropped:`;

export type DroppedCount = {
  add: (count: number) => void;
  /** Gives what there is, which is nothing after that. */
  take: () => number;
  /** Takes what a tab that is gone could not tell. */
  takeOver: (tab: string) => void;
};

/** Tabs that have not told everything. */
export const untold = (storage: Storage): string[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));

export function droppedCount(storage: Storage, tab: string): DroppedCount {
  const key = beginning + tab;
  // In mind as well: what has to go may do so because the storage is full.
  let count = 0;
  function add(more: number): void {
    if (more === 0) return;
    count += more;
    try {
      storage.setItem(key, String(count));
    } catch {
      // The page tells it, if it lives long enough.
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
