/** A chat’s script is looked for in this rhythm, so many times. */
const chatPollInterval = 500;
const chatPollTicks = 1200;

/**
 * Looks every half second, 1,200 times at most.
 * @param look true when what is waited for is there
 * @throws Error when it did not come, or what the signal was aborted with
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
