/** Interval in ms and maximum number of checks for a chat's script. */
const chatPollInterval = 500;
const chatPollTicks = 1200;

/**
 * Polls every half second, at most 1,200 times.
 * @param isReady returns true when the condition is met
 * @throws Error on timeout, or the signal's abort reason
 */
export function poll(isReady: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let ticks = 0;
    const finish = (complete: () => void) => {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      complete();
    };
    const stop = () => finish(() => reject(signal.reason as Error));
    const timer = setInterval(() => {
      ticks += 1;
      if (isReady()) finish(resolve);
      else if (ticks === chatPollTicks) finish(() => reject(new Error('Loading the chat timed out.')));
    }, chatPollInterval);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
