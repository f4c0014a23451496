/** Resolves when a signal is aborted. What holds a lock waits for it, and so gives the lock back. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
