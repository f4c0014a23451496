/** In ms: delay before the bar is shown, estimated load time, and how long the finished bar stays. */
const loadingThrottle = 200;
const loadingEstimate = 2000;
const loadingHide = 500;

/** State of the loading bar. Progress is in percent. */
export type LoadingState = { status: 'hidden' | 'running' | 'done' | 'failed'; progress: number };

export const hiddenState: LoadingState = { status: 'hidden', progress: 0 };

/** Progress after a time for a page that usually takes `loadingEstimate`: fast at first, never complete. */
export function estimatedProgress(elapsed: number): number {
  return 100 * (2 / Math.PI) * Math.atan((2 * elapsed) / loadingEstimate);
}

export type LoadingBarController = {
  /** A page starts loading; the bar appears only after the delay. */
  start: () => void;
  /** The page has loaded. */
  finish: () => void;
  /** The page failed to load. */
  fail: () => void;
  /** Hides the bar: no page is loading. */
  reset: () => void;
};

/** Update interval of the running bar, in ms. */
const step = 100;

/** Timer and states of the loading bar. @param show called on every change */
export function createLoadingBar(show: (state: LoadingState) => void): LoadingBarController {
  let throttle: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;

  function clear(): void {
    clearTimeout(throttle);
    clearInterval(ticking);
    clearTimeout(hiding);
  }

  function end(status: 'done' | 'failed'): void {
    clear();
    if (!isShown) return;
    show({ status, progress: 100 });
    hiding = setTimeout(() => {
      isShown = false;
      show(hiddenState);
    }, loadingHide);
  }

  return {
    start() {
      clear();
      const startedAt = Date.now();
      throttle = setTimeout(() => {
        isShown = true;
        const run = () => show({ status: 'running', progress: estimatedProgress(Date.now() - startedAt) });
        run();
        ticking = setInterval(run, step);
      }, loadingThrottle);
    },
    finish: () => end('done'),
    fail: () => {
      isShown = true;
      end('failed');
    },
    reset: () => {
      clear();
      isShown = false;
      show(hiddenState);
    },
  };
}
