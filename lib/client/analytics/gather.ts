import { batchSize } from '@/lib/client/analytics/batches';

/** Maximum time in ms that an event waits for its batch to fill. */
const maxWait = 10_000;

export type Gathering = {
  /** An event was added. */
  onAdded: () => void;
  /** Flushes now. */
  handOver: () => void;
};

/**
 * Batching rule: events are flushed when there are twenty, or ten seconds after the first one.
 * @param count returns the number of collected events
 * @param give flushes them
 * @param signal stops batching
 */
export function gather(count: () => number, give: () => void, signal: AbortSignal): Gathering {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handOver(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!signal.aborted) give();
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    onAdded() {
      if (signal.aborted) return;
      if (count() >= batchSize) handOver();
      else timer ??= setTimeout(handOver, maxWait);
    },
    handOver,
  };
}
