import type { RefCallback } from 'react';

/**
 * Tells the styles how high an element along the foot of the window is: what floats there keeps above it (`--lift` in
 * globals.css).
 * @param property the custom property of the root element that holds the height while the element is there
 */
export const footHeight =
  (property: '--banner' | '--offer-line'): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
