import { describeError } from '@/lib/client/analytics/describe-error';
import type { Analytics } from '@/lib/client/analytics/start-analytics';

/** Turns what happens on a page into events. Elements say in data attributes what they are. */

/** An element counts as seen when half of it was visible for so many milliseconds. */
const exposeTime = 1000;
const exposeRatio = 0.5;

/** Clicks on elements with `data-click="what it is"`. */
export function trackClicks({ record }: Analytics, signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const element = (target as Element).closest<HTMLElement>('[data-click]');
    if (!element) return;
    const op_obj_type = element instanceof HTMLAnchorElement ? 'link' : 'button';
    record({ op_type: 'click', op_obj_type, op_obj_value: element.dataset.click! });
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}

/** Errors of scripts and resources, those that came before included. */
export function trackErrors({ record }: Analytics, signal: AbortSignal): void {
  const onError = (event: Event) => record(describeError(event));
  for (const event of window.earlyErrors?.splice(0) ?? []) onError(event);
  addEventListener('error', onError, { capture: true, signal });
  addEventListener('unhandledrejection', onError, { signal });
}

/**
 * Elements with `data-expose="what it is"` that were half visible for a second, each once.
 * @returns stops watching this page
 */
export function watchExposures({ record }: Analytics): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        // What is higher than the window can never be half visible: there, half of the window counts.
        const fills = intersectionRect.height >= (rootBounds?.height ?? Infinity) * exposeRatio;
        if (!isIntersecting || (intersectionRatio < exposeRatio && !fills)) continue;
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

/** Core Web Vitals and their like, as events. */
export async function reportVitals({ record }: Analytics): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value }: { name: string; value: number }) =>
    record({ op_type: 'view', op_obj_type: 'web_vital', op_obj_value: `${name} ${Math.round(value * 1000) / 1000}` });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
}
