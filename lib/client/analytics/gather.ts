import { batchSize } from '@/lib/client/analytics/batches';

/** How long the first of fewer than a batch waits for others, in milliseconds. */
const longestWait = 10_000;

export type Gathering = {
  /** There is one more. */
  onAdded: () => void;
  /** What has been gathered goes now. */
  handOver: () => void;
};

/**
 * The rule when events are due: as soon as there are twenty, or ten seconds after the first of fewer.
 * @param count how many have been gathered
 * @param give hands them over
 * @param signal ends it
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
      else timer ??= setTimeout(handOver, longestWait);
    },
    handOver,
  };
}
