import type { RefCallback } from 'react';
import { rectsIntersect } from '@/lib/client/page/rects-intersect';

/** What floats gives way: it is not seen while it would lie over what the visitor is there for, uses or has opened. */
const kept = 'main [data-actions] > *, main [data-plan] > a, main [type=submit], [data-opened]:not([hidden])';

const floats = new Set<HTMLElement>();

/** The element that has the focus, unless it is most of the window, as the page's main part would be. */
function focusedElement(): Element[] {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible:not([tabindex="-1"])')) return [];
  return focused.getBoundingClientRect().height < innerHeight / 2 ? [focused] : [];
}

function look(): void {
  const keep = [...document.querySelectorAll(kept), ...focusedElement()].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const asides = [...floats].map((float) => {
    const own = float.getBoundingClientRect();
    // Nothing gives way to what it holds itself.
    const isOver = keep.some(({ element, box }) => !float.contains(element) && rectsIntersect(own, box));
    // What is being used stays: it has the focus, or closes what it has opened.
    const isUsed = float.contains(document.activeElement) || float.matches('[aria-expanded=true]');
    return { float, isAside: isOver && !isUsed };
  });
  // Written after all is measured, so that nothing is laid out twice.
  for (const { float, isAside } of asides) float.toggleAttribute('data-aside', isAside);
}

let frame = 0;

/** Looks in the next frame, however often it is asked to before. */
function lookSoon(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    look();
  });
}

/** Has everything looked at whenever something may have moved: the element, the page, the window or the focus. */
function watch(element: HTMLElement): () => void {
  const stopping = new AbortController();
  const options = { signal: stopping.signal, passive: true };
  for (const event of ['scroll', 'resize', 'focusin', 'focusout']) addEventListener(event, lookSoon, options);
  const observer = new ResizeObserver(lookSoon);
  observer.observe(element);
  observer.observe(document.body);
  return () => {
    stopping.abort();
    observer.disconnect();
    lookSoon();
  };
}

/** For an element that floats: it bears `data-aside` while it gives way (globals.css). */
export const floating: RefCallback<HTMLElement> = (element) => {
  if (!element) return;
  floats.add(element);
  const stop = watch(element);
  return () => {
    floats.delete(element);
    stop();
  };
};

/** For what a visitor has opened, and what floats gives way to; it also bears `data-opened`. */
export const opened: RefCallback<HTMLElement> = (element) => (element ? watch(element) : undefined);

/**
 * For a strip along the edge of the window, which floats: tells the styles how high it is, and what floats beside it
 * keeps clear of it (tokens.css).
 * @param property the custom property of the root element that holds the height while the strip is there
 */
export const strip =
  (property: '--notice' | '--strip'): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      style.setProperty(property, `${element.offsetHeight}px`);
      // Whoever reads the last lines goes on seeing them: the room that the strip needs comes below them.
      if (isAtEnd) scrollTo({ top: scrollHeight + element.offsetHeight, behavior: 'instant' });
    });
    observer.observe(element);
    const stop = floating(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      stop?.();
    };
  };
