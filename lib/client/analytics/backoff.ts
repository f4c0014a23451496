import { storageKeys } from '@/lib/contract/storage-keys';

/** Exponential back-off, shared by all tabs and persisted across page loads. */

/** Maximum delay after the first failure, in ms; each further failure doubles it. */
const firstDelay = 10_000;
const maxDelay = 10 * 60_000;
/** Upper limit for a Retry-After of the back end, in ms. */
const maxRetryAfter = 60 * 60_000;

/**
 * Returns the delay in ms after a number of consecutive failures: between half and all of the nominal delay, so that
 * browsers which failed together do not retry together.
 * @param random from 0 to 1
 */
export function delayAfter(failures: number, random: number): number {
  const delay = Math.min(maxDelay, firstDelay * 2 ** (failures - 1));
  return Math.round((delay * (1 + random)) / 2);
}

type State = { failures: number; until: number };

export type Backoff = {
  /** Milliseconds until the next attempt; 0 when it may start now. */
  wait: () => number;
  /** @param retryAfter milliseconds requested by the back end; 0 without a request */
  fail: (retryAfter: number) => void;
  succeed: () => void;
  /** Allows one immediate attempt; if it fails, the delay continues to grow as before. */
  lift: () => void;
};

/** @param name the operation that is retried */
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
      // The storage is full: its pending entries are sent first.
    }
  }

  /** A time further away than the maximum delay was stored by a wrong clock. */
  function remainingDelay({ until }: State): number {
    const wait = until - Date.now();
    return wait > 0 && wait <= maxRetryAfter ? wait : 0;
  }

  return {
    wait: () => remainingDelay(read()),
    fail(retryAfter) {
      const state = read();
      const requested = Math.min(retryAfter, maxRetryAfter);
      // Requests in flight together fail together and count once.
      const isAlreadyCounted = remainingDelay(state) > 0;
      const failures = isAlreadyCounted ? state.failures : state.failures + 1;
      const wait = isAlreadyCounted ? remainingDelay(state) : delayAfter(failures, Math.random());
      write({ failures, until: Date.now() + Math.max(wait, requested) });
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
