/** Events that are sent together. */
const batchSize = 20;
/** How long the first of fewer waits for others, and a batch that could not be sent for another try, in milliseconds. */
const flushDelay = 10_000;

export type Outgoing<T> = {
  /** What waits and is not on its way, oldest first. */
  atHand: () => T[];
  /** Resolves when batches can be sent; null when they can be at once, as a page that is being closed cannot wait. */
  whenReady: () => Promise<unknown> | null;
  /** Sends a batch; what it rejects is tried again. */
  send: (batch: readonly T[]) => Promise<void>;
};

export type Batches = {
  /** Something was added: whole batches go now, fewer when their time has come. */
  onAdded: () => void;
  /** Sends everything now. */
  flush: () => void;
};

function inBatches<T>(list: readonly T[]): T[][] {
  const starts = Array.from({ length: Math.ceil(list.length / batchSize) }, (_, at) => at * batchSize);
  return starts.map((start) => list.slice(start, start + batchSize));
}

/**
 * The rule when events are sent: 20 at once, or what is there ten seconds after the first. After a failure nothing goes
 * before that time is over, however much there is, unless everything has to.
 * @param signal ends it
 */
export function sendBatches<T>({ atHand, whenReady, send }: Outgoing<T>, signal: AbortSignal): Batches {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function later(): void {
    if (!signal.aborted) timer ??= setTimeout(flush, flushDelay);
  }

  function fail(): void {
    hasFailed = true;
    later();
  }

  /** @param least how many events are worth a batch */
  function sendNow(least: number): void {
    const batches = inBatches(atHand()).filter(({ length }) => length >= least);
    if (signal.aborted || batches.length === 0) return;
    const ready = whenReady();
    if (ready) ready.then(() => sendNow(least), fail);
    else for (const batch of batches) send(batch).catch(fail);
  }

  function flush(): void {
    clear();
    hasFailed = false;
    sendNow(1);
  }

  function onAdded(): void {
    if (hasFailed || atHand().length % batchSize > 0) later();
    else clear();
    if (!hasFailed) sendNow(batchSize);
  }

  signal.addEventListener('abort', clear);
  return { onAdded, flush };
}
