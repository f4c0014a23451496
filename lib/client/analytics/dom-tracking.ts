import type { EarlyAction } from '@/lib/client/analytics/early-events';
import { isIsolatedPage } from '@/lib/client/page/isolation';
import { pagePath, type NewEvent, type RecordEvent } from '@/lib/client/analytics/start-analytics';
import { errorCodes, type ObjectType } from '@/lib/contract/event-names';

/** Turns DOM events into analytics events. Elements describe themselves in data attributes. */

/** An element counts as seen when half of it was visible for this many milliseconds. */
const exposeTime = 1000;
const exposeRatio = 0.5;

/** Stands in for the messages of errors that may not be reported. */
const noMessage = 'message withheld';

/** Completes the event of a form whose data the server has accepted; `site/contact` is `contact`. */
const confirmationOf = (endpoint: string) =>
  ({ op_type: 'view', op_obj_type: 'confirmation', op_obj_value: endpoint.split('/').at(-1)! }) as const;

/** Records that the page confirms a form which the browser submitted itself, before scripts had loaded. */
export function recordConfirmation(record: RecordEvent): void {
  const endpoint = document.getElementById(location.hash.slice(1))?.closest('form')?.getAttribute('action');
  if (endpoint) record(confirmationOf(endpoint));
}

/** Describes a click or an accepted form; null for a click that does nothing. */
export function describeAction([name, tag, button]: EarlyAction): NewEvent | null {
  if (tag === 'FORM') return confirmationOf(name);
  const isLink = tag === 'A';
  // The middle button, 1, opens links in a new tab.
  if (button !== 0 && !(isLink && button === 1)) return null;
  return { op_type: 'click', op_obj_type: isLink ? 'link' : 'button', op_obj_value: name };
}

/**
 * Tracks clicks on elements with `data-click="name"` and forms accepted by the server, including those before this code
 * loaded.
 */
export function trackActions(record: RecordEvent, signal: AbortSignal): void {
  function recordAction(action: EarlyAction): void {
    const event = describeAction(action);
    if (event) record(event, action[3], action[4]);
  }

  function onClick({ target, button }: MouseEvent): void {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-click]') : null;
    if (element) recordAction([element.dataset.click!, element.tagName, button, Date.now(), pagePath()]);
  }

  window.earlyActions?.forEach(recordAction);
  window.earlyActions = undefined;
  addEventListener('accepted', ({ detail }) => recordAction([detail, 'FORM', 0, Date.now(), pagePath()]), { signal });
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, onClick, { capture: true, signal });
}

/** Describes an error, a rejected promise or a resource that failed to load. */
function describeError(event: Event): { op_obj_type: ObjectType<'error'>; op_obj_value: string } {
  if ('reason' in event) return { op_obj_type: errorCodes.rejection, op_obj_value: String(event.reason) };
  const { target } = event;
  if (target instanceof HTMLImageElement) {
    // The fallback image may have replaced it already; it keeps the original URL.
    return { op_obj_type: 'image', op_obj_value: target.dataset.failed ?? (target.currentSrc || target.src) };
  }
  if (target instanceof Element) {
    const url = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    return { op_obj_type: errorCodes.resource, op_obj_value: `resource reload error: ${url}` };
  }
  const { message, filename, lineno } = event as ErrorEvent;
  return { op_obj_type: errorCodes.script, op_obj_value: `${message} (${filename}:${lineno})` };
}

/**
 * Tracks errors of scripts and resources, including those that occurred before this code loaded. On isolated pages their
 * messages are left out, because they may quote what the visitor entered.
 */
export function trackErrors(record: RecordEvent, signal: AbortSignal): void {
  const isIsolated = isIsolatedPage();
  const onError = (event: Event) => {
    const error = describeError(event);
    record({ op_type: 'error', op_res: 'failed', ...error, ...(isIsolated ? { op_obj_value: noMessage } : {}) });
  };
  for (const event of window.earlyErrors ?? []) onError(event);
  window.earlyErrors = undefined;
  addEventListener('error', onError, { capture: true, signal });
  addEventListener('unhandledrejection', onError, { signal });
}

/**
 * Tracks elements with `data-expose="name"` that were half visible for a second, each once.
 * @returns a cleanup function that stops watching this page
 */
export function watchExposures(record: RecordEvent): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function onSeen(element: Element): void {
    observer.unobserve(element);
    record({ op_type: 'expose', op_obj_type: 'section', op_obj_value: (element as HTMLElement).dataset.expose! });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        clearTimeout(timers.get(target));
        // Half of an element taller than the viewport may never be visible: then half of the viewport counts.
        const fillsViewport = intersectionRect.height >= (rootBounds?.height ?? Infinity) * exposeRatio;
        if (intersectionRatio >= exposeRatio || fillsViewport)
          timers.set(target, setTimeout(onSeen, exposeTime, target));
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

/** Reports Core Web Vitals and similar metrics as events, each once per page view. */
export async function reportVitals(record: RecordEvent): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const reported = new Set<string>();
  // CLS and INP are reported whenever the page is hidden; a page from the back/forward cache has new ids.
  const report = ({ name, value, id }: { name: string; value: number; id: string }) => {
    if (reported.has(id)) return;
    reported.add(id);
    record({ op_type: 'view', op_obj_type: 'web_vital', op_obj_value: `${name} ${Math.round(value * 1000) / 1000}` });
  };
  for (const subscribe of [onCLS, onFCP, onINP, onLCP, onTTFB]) subscribe(report);
}
