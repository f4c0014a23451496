/** Interval in ms and maximum number of checks for a chat's script. */
const chatPollInterval = 500;
const chatPollTicks = 1200;

/**
 * Polls every half second, at most 1,200 times.
 * @param look returns true when the condition is met
 * @throws Error on timeout, or the signal's abort reason
 */
export function poll(look: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let ticks = 0;
    const end = (settle: () => void) => {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const stop = () => end(() => reject(signal.reason as Error));
    const timer = setInterval(() => {
      ticks += 1;
      if (look()) end(resolve);
      else if (ticks === chatPollTicks) end(() => reject(new Error('The chat did not come.')));
    }, chatPollInterval);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
