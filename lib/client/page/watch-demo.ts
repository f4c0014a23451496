/** Time in ms that the demo has to be in view until its code is loaded without another sign of interest. */
const viewDuration = 2000;

/** Resolves once no pointer is pressed on the figure: a click needs the element that the press began on. */
async function pressEnded(figure: HTMLElement): Promise<void> {
  if (!figure.matches(':active')) return;
  await new Promise((resolve) => {
    for (const event of ['pointerup', 'pointercancel']) {
      addEventListener(event, () => setTimeout(resolve), { once: true });
    }
  });
}

/** Shows that the demo cannot be used now; the next action tries again. */
function showFailure(figure: HTMLElement): void {
  delete figure.dataset.firstAction;
  figure.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  figure.querySelector('[role=status]')!.textContent = figure.dataset.failed!;
}

/**
 * Loads the code of the page's demo when the visitor turns to it: pointer, focus, touch, or two seconds in view. The
 * first action before that is in `data-first-action` (lib/demo/first-action-script.ts), and the code performs it.
 * @param loadDemo loads the demo; resolves to a function that starts it
 * @returns a cleanup function that stops watching
 */
export function watchDemo(loadDemo: (figure: HTMLElement) => Promise<() => void>): (() => void) | undefined {
  const figure = document.querySelector<HTMLElement>('[data-demo]');
  if (!figure) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;

  const load = async () => {
    if (isLoading || signal.aborted) return;
    isLoading = true;
    try {
      const start = await loadDemo(figure);
      await pressEnded(figure);
      // The visitor may have left the page meanwhile.
      if (!signal.aborted) start();
    } catch {
      isLoading = false;
      if (figure.dataset.firstAction) showFailure(figure);
    }
  };

  const storeFirstAction = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-action]');
    if (!button || figure.dataset.live) return;
    if (!figure.dataset.firstAction) {
      figure.dataset.firstAction = button.dataset.action;
      button.setAttribute('aria-busy', 'true');
    }
    void load();
  };
  figure.addEventListener('click', storeFirstAction, { signal });
  for (const event of ['pointerenter', 'focusin', 'touchstart'] as const) {
    figure.addEventListener(event, () => void load(), { signal, passive: true });
  }
  const observer =
    'IntersectionObserver' in window &&
    new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => void load(), viewDuration);
      },
      { threshold: 0.25 },
    );
  if (observer) observer.observe(figure);
  if (figure.dataset.firstAction || figure.matches(':hover, :focus-within')) void load();
  return () => {
    clearTimeout(timer);
    if (observer) observer.disconnect();
    controller.abort();
  };
}
