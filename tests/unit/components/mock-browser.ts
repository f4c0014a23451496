import { vi } from 'vitest';

/** What components ask of a browser and jsdom does not have. */

/**
 * Makes media queries answer.
 * @returns turns a query on or off, and tells those who listen
 */
export function mockMedia(...matching: string[]): (query: string, matches: boolean) => void {
  const on = new Set(matching);
  const lists = new Map<string, EventTarget>();
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = lists.get(media) ?? new EventTarget();
    lists.set(media, list);
    return Object.defineProperties(list, {
      media: { value: media, configurable: true },
      matches: { get: () => on.has(media), configurable: true },
    });
  });
  return (query, matches) => {
    if (matches) on.add(query);
    else on.delete(query);
    lists.get(query)?.dispatchEvent(new Event('change'));
  };
}

/** Observers of size and view that never have anything to tell: nothing is laid out here. */
export function mockObservers(): void {
  class SilentObserver {
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  }
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
}

/** Scrolls the window, which here has no height of its own. */
export function scrollPageTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}
