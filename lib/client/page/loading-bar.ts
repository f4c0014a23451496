/** Shown only when a page takes longer than so many milliseconds; about done after so many; stays so long when it is. */
const loadingThrottle = 200;
const loadingEstimate = 2000;
const loadingHide = 500;

/** What the loading bar shows. Progress is in percent. */
export type LoadingState = { status: 'hidden' | 'running' | 'done' | 'failed'; progress: number };

export const hidden: LoadingState = { status: 'hidden', progress: 0 };

/** How far a page that usually takes `loadingEstimate` is after so many milliseconds: quick at first, and never there. */
export function estimatedProgress(elapsed: number): number {
  return 100 * (2 / Math.PI) * Math.atan((2 * elapsed) / loadingEstimate);
}

export type LoadingBar = {
  /** A page is being loaded. It is shown only when that takes longer than the throttle. */
  start: () => void;
  /** The page is there. */
  finish: () => void;
  /** The page cannot be had. */
  fail: () => void;
  /** Nothing is being loaded. */
  reset: () => void;
};

/** How often the bar moves on while it runs, in milliseconds. */
const step = 100;

/** The behaviour of the loading bar: its clock and its states. @param show is told of every change */
export function createLoadingBar(show: (state: LoadingState) => void): LoadingBar {
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
      show(hidden);
    }, loadingHide);
  }

  return {
    start() {
      clear();
      const begun = Date.now();
      throttle = setTimeout(() => {
        isShown = true;
        const run = () => show({ status: 'running', progress: estimatedProgress(Date.now() - begun) });
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
      show(hidden);
    },
  };
}
