import type { NewEvent, Analytics } from '@/lib/client/analytics/start-analytics';
import { errorCodes } from '@/lib/contract/error-codes';
import type { ObjectType } from '@/lib/contract/event-names';

/** Turns DOM events into analytics events. Elements describe themselves in data attributes. */

/** An element counts as seen when half of it was visible for this many milliseconds. */
const exposeTime = 1000;
const exposeRatio = 0.5;

const middleButton = 1;

/** Returns the event of a click on an element with `data-click="name"`; null for other clicks. */
function describeClick({ type, target, button }: MouseEvent): NewEvent | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-click]') : null;
  if (!element) return null;
  const isLink = element instanceof HTMLAnchorElement;
  // The middle button opens links in a new tab.
  if (type === 'auxclick' && !(isLink && button === middleButton)) return null;
  return { op_type: 'click', op_obj_type: isLink ? 'link' : 'button', op_obj_value: element.dataset.click! };
}

/** Tracks clicks, including those that occurred before this code loaded. */
export function trackClicks({ record }: Pick<Analytics, 'record'>, signal: AbortSignal): void {
  const onClick = (event: MouseEvent, ...timeAndPath: [time?: number, path?: string]) => {
    const click = describeClick(event);
    if (click) record(click, ...timeAndPath);
  };
  for (const early of window.earlyClicks ?? []) onClick(...early);
  window.earlyClicks = undefined;
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, (event) => onClick(event), { capture: true, signal });
  }
}

const resourceUrl = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';

const createErrorEvent = (op_obj_type: ObjectType<'error'>, op_obj_value: string): NewEvent => ({
  op_type: 'error',
  op_res: 'failed',
  op_obj_type,
  op_obj_value,
});

/** Returns the event that reports an error, a rejected promise or a resource that failed to load. */
function describeError(event: Event): NewEvent {
  if ('reason' in event) return createErrorEvent(errorCodes.rejection, String(event.reason));
  if (event.target instanceof HTMLImageElement) {
    // The fallback image may have replaced it already; it keeps the original URL.
    return createErrorEvent('image', event.target.dataset.failed ?? (event.target.currentSrc || event.target.src));
  }
  if (event.target instanceof Element) {
    return createErrorEvent(errorCodes.resource, `resource reload error: ${resourceUrl(event.target)}`);
  }
  const { message, filename, lineno } = event as ErrorEvent;
  return createErrorEvent(errorCodes.script, `${message} (${filename}:${lineno})`);
}

/** Tracks errors of scripts and resources, including those that occurred before this code loaded. */
export function trackErrors({ record }: Pick<Analytics, 'record'>, signal: AbortSignal): void {
  const onError = (event: Event) => record(describeError(event));
  for (const event of window.earlyErrors ?? []) onError(event);
  window.earlyErrors = undefined;
  addEventListener('error', onError, { capture: true, signal });
  addEventListener('unhandledrejection', onError, { signal });
}

/**
 * Tracks elements with `data-expose="name"` that were half visible for a second, each once.
 * @returns stops watching this page
 */
export function watchExposures({ record }: Pick<Analytics, 'record'>): () => void {
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
export async function reportVitals({ record }: Pick<Analytics, 'record'>): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value }: { name: string; value: number }) =>
    record({ op_type: 'view', op_obj_type: 'web_vital', op_obj_value: `${name} ${Math.round(value * 1000) / 1000}` });
  for (const subscribe of [onCLS, onFCP, onINP, onLCP, onTTFB]) subscribe(report);
}
