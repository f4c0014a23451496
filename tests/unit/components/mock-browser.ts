import { vi } from 'vitest';

/** Mocks of browser APIs that jsdom lacks. */

/**
 * Mocks media queries.
 * @returns sets whether a query matches, and notifies its listeners
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

/** Mocks ResizeObserver and IntersectionObserver, which never report anything since jsdom has no layout. */
export function mockObservers(): void {
  class SilentObserver {
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  }
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
}

/** Scrolls the window, which has no height in jsdom. */
export function scrollPageTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}
