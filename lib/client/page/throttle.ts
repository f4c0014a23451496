export type Throttled = { call: () => void; cancel: () => void };

/** Runs something at most once in so many milliseconds. The last call counts too, so what it finds is never outdated. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, wait);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
