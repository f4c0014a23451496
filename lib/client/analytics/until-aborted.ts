/** Resolves when a signal is aborted. Returned from a lock's callback, it holds the lock until then. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
