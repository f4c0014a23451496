import type { RefCallback } from 'react';

/** Floating elements are hidden while they would cover the page's calls to action, the focus or opened panels. */
const protectedElements =
  'main [data-actions] > *, main [data-plan] > a, main [type=submit], [data-overlay]:not([hidden])';

const floatingElements = new Set<HTMLElement>();

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether two rectangles overlap by more than an edge. An empty one overlaps with none. */
const rectsIntersect = (a: Box, b: Box): boolean =>
  Math.max(a.left, b.left) < Math.min(a.right, b.right) && Math.max(a.top, b.top) < Math.min(a.bottom, b.bottom);

/** The focused element, unless it fills most of the viewport, as the page's main element does. */
function focusedElement(): Element[] {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible:not([tabindex="-1"])')) return [];
  return focused.getBoundingClientRect().height < innerHeight / 2 ? [focused] : [];
}

function checkOverlaps(): void {
  const protectedBoxes = [...document.querySelectorAll(protectedElements), ...focusedElement()].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const states = [...floatingElements].map((float) => {
    const floatBox = float.getBoundingClientRect();
    // An element cannot cover its own content.
    const overlaps = protectedBoxes.some(
      ({ element, box }) => !float.contains(element) && rectsIntersect(floatBox, box),
    );
    // Never hide an element that has the focus or controls an open panel.
    const isInUse = float.contains(document.activeElement) || float.matches('[aria-expanded=true]');
    return { float, shouldHide: overlaps && !isInUse };
  });
  // Written after all measurements, to avoid repeated layout.
  for (const { float, shouldHide } of states) float.toggleAttribute('data-overlapping', shouldHide);
}

let frame = 0;

/** Schedules one check for the next frame. */
function scheduleCheck(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    checkOverlaps();
  });
}

/** Schedules a check whenever something may have moved: the element, the page, the viewport or the focus. */
function observePosition(element: HTMLElement): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  for (const event of ['scroll', 'resize', 'focusin', 'focusout']) addEventListener(event, scheduleCheck, options);
  const observer = new ResizeObserver(scheduleCheck);
  observer.observe(element);
  observer.observe(document.body);
  return () => {
    controller.abort();
    observer.disconnect();
    scheduleCheck();
  };
}

/** Ref of a floating element: it gets `data-overlapping` while it is hidden (globals.css). */
export const floatingRef: RefCallback<HTMLElement> = (element) => {
  if (!element) return;
  floatingElements.add(element);
  const stop = observePosition(element);
  return () => {
    floatingElements.delete(element);
    stop();
  };
};

/** Ref of an opened panel that floating elements must not cover; the panel also has `data-overlay`. */
export const overlayRef: RefCallback<HTMLElement> = (element) => (element ? observePosition(element) : undefined);

/**
 * Ref of a bar along the edge of the viewport: publishes its height to the styles, so that floating elements avoid it
 * (tokens.css).
 * @param property custom property of the root element that holds the height while the bar is shown
 */
export const createBottomBarRef =
  (property: '--consent-notice-height' | '--promo-banner-height'): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      style.setProperty(property, `${element.offsetHeight}px`);
      // A page scrolled to its end stays at its end when the bar adds space below the last lines.
      if (isAtEnd) scrollTo({ top: scrollHeight + element.offsetHeight, behavior: 'instant' });
    });
    observer.observe(element);
    const stop = floatingRef(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      stop?.();
    };
  };
