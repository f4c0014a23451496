import { storageKeys } from '@/lib/contract/storage-keys';

/** When something may be tried again after failures: one answer for all tabs, which outlives their pages. */

/** After the first failure nothing is tried for up to so many milliseconds; each further one doubles them. */
const firstDelay = 10_000;
const longestDelay = 10 * 60_000;
/** A back end that asks to be left alone is, for so many milliseconds at most. */
const longestAsked = 60 * 60_000;

/**
 * Milliseconds to wait after so many failures in a row: between half of the delay and the whole, so that browsers which
 * failed together do not come back together.
 * @param random from 0 to 1
 */
export function delayAfter(failures: number, random: number): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** (failures - 1));
  return Math.round((delay * (1 + random)) / 2);
}

type State = { failures: number; until: number };

export type Backoff = {
  /** Milliseconds until the next try; 0 when it may be now. */
  wait: () => number;
  /** @param retryAfter milliseconds for which the back end asks to be left alone; 0 when it does not */
  fail: (retryAfter: number) => void;
  succeed: () => void;
  /** One try may be made at once; when it fails, the next one waits longer, as if nothing had been lifted. */
  lift: () => void;
};

/** @param name what is tried */
export function backoff(storage: Storage, name: string): Backoff {
  const key = `${storageKeys.sending}${name}`;

  function read(): State {
    try {
      const { failures, until } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<State>;
      return { failures: Number(failures) || 0, until: Number(until) || 0 };
    } catch {
      return { failures: 0, until: 0 };
    }
  }

  function write(state: State): void {
    try {
      storage.setItem(key, JSON.stringify(state));
    } catch {
      // The storage is full: what waits in it goes first.
    }
  }

  /** A moment further away than any delay was noted by a clock that went wrong. */
  function waitOf({ until }: State): number {
    const wait = until - Date.now();
    return wait > 0 && wait <= longestAsked ? wait : 0;
  }

  return {
    wait: () => waitOf(read()),
    fail(retryAfter) {
      const state = read();
      const asked = Math.min(retryAfter, longestAsked);
      // What was under way together fails together, and counts once.
      const isCounted = waitOf(state) > 0;
      const failures = isCounted ? state.failures : state.failures + 1;
      const wait = isCounted ? waitOf(state) : delayAfter(failures, Math.random());
      write({ failures, until: Date.now() + Math.max(wait, asked) });
    },
    succeed() {
      if (storage.getItem(key) !== null) storage.removeItem(key);
    },
    lift() {
      const state = read();
      if (state.until > 0) write({ ...state, until: 0 });
    },
  };
}
