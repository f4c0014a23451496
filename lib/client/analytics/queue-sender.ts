import { ApiError } from '@/lib/client/api/call-endpoint';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Sends a queue that all tabs share: one tab at a time, by a Web Lock, with back-off after a failure. */

/** Maximum delay after the first failure, in ms; each further failure doubles it. */
const firstRetryDelay = 10_000;
const maxDelay = 10 * 60_000;
/** Upper limit for a Retry-After of the back end, in ms. */
const maxRetryAfter = 60 * 60_000;

/**
 * Returns the delay in ms after a number of consecutive failures: between half and all of the nominal delay, so that
 * browsers which failed together do not retry together.
 * @param random from 0 to 1
 */
export function delayAfter(failures: number, random: number): number {
  const delay = Math.min(maxDelay, firstRetryDelay * 2 ** (failures - 1));
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
  skipDelay: () => void;
};

/** Exponential back-off, shared by all tabs and persisted across page loads. @param name the operation */
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
    skipDelay() {
      const state = read();
      if (state.until > 0) write({ ...state, until: 0 });
    },
  };
}

type Queue = {
  /** Name of the queue and of its lock. */
  name: string;
  backOff: Backoff;
  isEmpty: () => boolean;
  /**
   * Returns a job that sends the next items and rejects if they must be sent again.
   * @param isOwnOnly only items of this page
   */
  next: (isOwnOnly: boolean) => (() => Promise<void>) | null;
};

export type QueueSender = {
  /** Sends everything; does nothing while it is sending, waiting for back-off, or hidden. */
  run: () => void;
  /** Makes one immediate attempt, since the network is back. */
  retry: () => void;
  /**
   * Sends this page's items without the lock and releases it: the page is being left or hidden. A frozen page must not
   * prevent others from sending; whatever both send is stored once.
   */
  flush: () => void;
};

/** Time in ms for a page that is left to be unloaded: its requests fail just before. */
const unloadDelay = 10;

export const isHidden = () => document.visibilityState === 'hidden';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

/** @param signal stops sending */
export function queueSender({ name, backOff, isEmpty, next }: Queue, signal: AbortSignal): QueueSender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Sending under the lock; null while not. */
  let sending: AbortController | null = null;
  /** Number of page transitions (pagehide, pageshow): failures in between say nothing about the back end. */
  let transitions = 0;

  /** @returns whether the job succeeded */
  async function attempt(job: () => Promise<void>): Promise<boolean> {
    const transitionsBefore = transitions;
    try {
      await job();
      if (!signal.aborted) backOff.succeed();
      return true;
    } catch (error) {
      await delay(unloadDelay);
      if (!signal.aborted && transitionsBefore === transitions)
        backOff.fail(error instanceof ApiError ? error.retryAfter : 0);
      return false;
    }
  }

  /** Sends item after item until a failure, or until the lock must be released. */
  async function drain(lockSignal: AbortSignal): Promise<void> {
    let job: ReturnType<typeof next>;
    while (!lockSignal.aborted && backOff.wait() === 0 && (job = next(false))) {
      if (!(await attempt(job))) return;
    }
  }

  function run(): void {
    clearTimeout(timer);
    if (sending || signal.aborted || isHidden() || isEmpty()) return;
    const wait = backOff.wait();
    if (wait > 0) {
      timer = setTimeout(run, wait);
      return;
    }
    const current = new AbortController();
    sending = current;
    const { signal: lockSignal } = current;
    const send = () => (lockSignal.aborted ? undefined : Promise.race([drain(lockSignal), untilAborted(lockSignal)]));
    const { locks } = navigator;
    // Where Web Locks are unavailable, every tab sends.
    const sent = locks ? locks.request(name, { signal: lockSignal }, send).catch(send) : Promise.resolve(send());
    void sent.then(() => {
      if (sending !== current) return;
      sending = null;
      run();
    });
  }

  function release(): void {
    sending?.abort();
    sending = null;
  }

  function flush(): void {
    release();
    if (signal.aborted || backOff.wait() > 0) return;
    for (let job = next(true); job; job = next(true)) void attempt(job).then(run);
  }

  const countTransition = () => (transitions += 1);
  addEventListener('pagehide', countTransition, { signal });
  addEventListener('pageshow', countTransition, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    release();
  });
  return {
    run,
    retry() {
      if (signal.aborted) return;
      backOff.skipDelay();
      run();
    },
    flush,
  };
}
