import { ApiError } from '@/lib/client/api/call-endpoint';
import { maxBatchSize, type EventStore, type QueuedItem } from '@/lib/client/analytics/event-store';
import { afterStartup, nextFrame } from '@/lib/client/page/idle';
import { isSendingPaused } from '@/lib/client/page/isolation';

/** Maximum time in ms that an event waits for its batch to fill (specification). */
const maxBatchDelay = 10_000;
/** Maximum delay after the first failure, in ms; each further failure doubles it. */
const firstRetryDelay = 10_000;
const maxRetryDelay = 10 * 60_000;
/** Upper limit for a Retry-After, in ms. */
const maxRetryAfter = 60 * 60_000;

/** Exponential backoff of a page. */
export function createBackoff() {
  let failures = 0;
  let until = 0;
  /** Milliseconds until the next attempt; 0 when it may start now. */
  const wait = () => Math.max(0, until - performance.now());

  return {
    wait,
    /** @param retryAfter milliseconds requested by the back end; 0 without a request */
    fail(retryAfter: number): void {
      // Requests in flight together count once.
      if (wait() > 0) return;
      // Between half and all of the delay, so that browsers which failed together do not retry together.
      const delay = (Math.min(maxRetryDelay, firstRetryDelay * 2 ** failures) * (1 + Math.random())) / 2;
      until = performance.now() + Math.max(delay, Math.min(retryAfter, maxRetryAfter));
      failures += 1;
    },
    reset(): void {
      failures = 0;
      until = 0;
    },
  };
}

type Batch = { items: readonly QueuedItem[]; backoff: ReturnType<typeof createBackoff> };

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Sends the queue of all tabs: one tab at a time, by a Web Lock, with backoff after a failure. A tab that is hidden or
 * left sends its own items without the lock (docs/data.md, "Events").
 * @param deliver sends a batch and rejects if any of it must be sent again
 * @returns a function that notifies the sender of a queued event
 */
export function queueSender(
  store: EventStore,
  deliver: (items: readonly QueuedItem[]) => Promise<void>,
  signal: AbortSignal,
): () => void {
  // An endpoint that fails must not delay the other.
  const queues = (['landing', 'event'] as const).map((kind) => ({ kind, backoff: createBackoff() }));
  const timers: Partial<Record<'batch' | 'retry', ReturnType<typeof setTimeout>>> = {};
  /** Set while this tab holds the lock or waits for it. */
  let drainController: AbortController | null = null;

  /** Returns the batches that may be sent now, each when the one before is in flight. */
  function* batches(isThisPageOnly: boolean): Generator<Batch> {
    for (const { kind, backoff } of queues) {
      let items: QueuedItem[];
      const maySend = () => !signal.aborted && !isSendingPaused() && backoff.wait() === 0;
      while (maySend() && (items = store.nextBatch(kind, isThisPageOnly)).length > 0) yield { items, backoff };
    }
  }

  /** @param drainSignal aborted when the page is left while it has the lock: a failure may be due to that */
  async function attempt({ items, backoff }: Batch, drainSignal?: AbortSignal): Promise<void> {
    for (const { key } of items) store.inFlight.add(key);
    try {
      await deliver(items);
      backoff.reset();
    } catch (error) {
      if (!drainSignal?.aborted) backoff.fail(error instanceof ApiError ? error.retryAfter : 0);
    } finally {
      for (const { key } of items) store.inFlight.delete(key);
      if (store.countSendable('event') === 0) window.followPendingLink?.();
    }
  }

  /** Sends everything, as soon as backoff and other tabs allow; a hidden tab could be frozen while it has the lock. */
  function run(): void {
    if (drainController || signal.aborted || isSendingPaused() || isHidden()) return;
    const waits = queues.filter(({ kind }) => store.countSendable(kind) > 0).map(({ backoff }) => backoff.wait());
    if (waits.length === 0) return;
    clearTimeout(timers.retry);
    if (Math.min(...waits) > 0) {
      timers.retry = setTimeout(run, Math.min(...waits));
      return;
    }
    const current = new AbortController();
    drainController = current;
    async function drain(): Promise<void> {
      for (const batch of batches(false)) {
        if (current.signal.aborted) return;
        await attempt(batch, current.signal);
      }
    }

    const aborted = new Promise((resolve) => current.signal.addEventListener('abort', resolve));
    const drainUntilAborted = () => Promise.race([drain(), aborted]);
    const { locks } = navigator;
    // Where Web Locks are unavailable, every tab sends.
    const sent: Promise<unknown> = locks
      ? locks.request('events', { signal: current.signal }, drainUntilAborted).catch(drainUntilAborted)
      : drainUntilAborted();
    void sent.then(() => {
      if (drainController !== current) return;
      drainController = null;
      run();
    });
  }

  /** Releases the lock, and sends this page's items without it: what two tabs send is stored once. */
  function flush(): void {
    drainController?.abort();
    drainController = null;
    for (const batch of batches(true)) void attempt(batch);
  }

  function send(): void {
    clearTimeout(timers.batch);
    delete timers.batch;
    if (isHidden()) flush();
    else run();
  }

  function retry(): void {
    for (const { backoff } of queues) backoff.reset();
    run();
  }

  addEventListener('visibilitychange', send, { signal });
  addEventListener('pagehide', flush, { signal });
  addEventListener('online', retry, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timers.batch);
    clearTimeout(timers.retry);
    drainController?.abort();
  });
  void (window.pendingLink ? nextFrame() : afterStartup()).then(send);

  return () => {
    if (store.countSendable('event') >= maxBatchSize) send();
    else timers.batch ??= setTimeout(send, maxBatchDelay);
  };
}
