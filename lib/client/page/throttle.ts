export type Throttled = { run: () => void; cancel: () => void };

/** Runs a function at most once per interval, with a trailing call, so that its result is never outdated. */
export function throttle(callback: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      timer ??= setTimeout(() => {
        timer = undefined;
        callback();
      }, wait);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
