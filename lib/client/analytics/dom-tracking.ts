import { describeError } from '@/lib/client/analytics/describe-error';
import type { Analytics } from '@/lib/client/analytics/start-analytics';

/** Turns DOM events into analytics events. Elements describe themselves in data attributes. */

/** An element counts as seen when half of it was visible for this many milliseconds. */
const exposeTime = 1000;
const exposeRatio = 0.5;

/** Tracks clicks on elements with `data-click="name"`. */
export function trackClicks({ record }: Analytics, signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const element = (target as Element).closest<HTMLElement>('[data-click]');
    if (!element) return;
    const op_obj_type = element instanceof HTMLAnchorElement ? 'link' : 'button';
    record({ op_type: 'click', op_obj_type, op_obj_value: element.dataset.click! });
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}

/** Tracks errors of scripts and resources, including those that occurred before this code loaded. */
export function trackErrors({ record }: Analytics, signal: AbortSignal): void {
  const onError = (event: Event) => record(describeError(event));
  for (const event of window.earlyErrors?.splice(0) ?? []) onError(event);
  addEventListener('error', onError, { capture: true, signal });
  addEventListener('unhandledrejection', onError, { signal });
}

/**
 * Tracks elements with `data-expose="name"` that were half visible for a second, each once.
 * @returns stops watching this page
 */
export function watchExposures({ record }: Analytics): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        // Half of an element taller than the window may never be visible: then half of the window counts.
        const fillsWindow = intersectionRect.height >= (rootBounds?.height ?? Infinity) * exposeRatio;
        if (!isIntersecting || (intersectionRatio < exposeRatio && !fillsWindow)) continue;
        timers.set(
          target,
          setTimeout(() => {
            observer.unobserve(target);
            const { expose = '' } = (target as HTMLElement).dataset;
            record({ op_type: 'expose', op_obj_type: 'section', op_obj_value: expose });
          }, exposeTime),
        );
      }
    },
    { threshold: [0.1, 0.25, exposeRatio, 0.75] },
  );
  for (const element of document.querySelectorAll('[data-expose]')) observer.observe(element);
  return () => {
    observer.disconnect();
    timers.forEach((timer) => clearTimeout(timer));
  };
}

/** Reports Core Web Vitals and similar metrics as events. */
export async function reportVitals({ record }: Analytics): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value }: { name: string; value: number }) =>
    record({ op_type: 'view', op_obj_type: 'web_vital', op_obj_value: `${name} ${Math.round(value * 1000) / 1000}` });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
}
