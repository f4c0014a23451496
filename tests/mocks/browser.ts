import { vi } from 'vitest';

/** Mocks of browser APIs that jsdom or Node.js lacks. */

/**
 * Mocks media queries.
 * @returns a function that sets whether a query matches, and notifies its listeners
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

/**
 * Mocks IntersectionObserver.
 * @returns a function that sets which share of all observed elements is visible
 */
export function mockIntersections(): (share: number) => void {
  let show: (share: number) => void = () => {};
  class Observer {
    private readonly observed = new Set<Element>();
    constructor(notify: (entries: object[]) => void) {
      show = (share) =>
        notify(
          [...this.observed].map((target) => ({
            target,
            isIntersecting: share > 0,
            intersectionRatio: share,
            intersectionRect: { height: share * 100 },
            rootBounds: { height: 800 },
          })),
        );
    }
    observe = (target: Element) => void this.observed.add(target);
    unobserve = (target: Element) => void this.observed.delete(target);
    disconnect = () => {
      this.observed.clear();
      show = () => {};
    };
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (share) => show(share);
}

/** Scrolls the page, which has no height in jsdom. */
export function scrollPageTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

/** Web storage as a plain object with a maximum number of values. */
export function limitedStorage(capacity = Infinity): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (Object.keys(this).length >= capacity && !(key in this)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

/** Throws what a browser throws that forbids storage and cookies. */
export function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Mocks properties of the browser, such as `globalPrivacyControl`. */
export function mockNavigator(properties: Record<string, unknown>): void {
  const descriptors = Object.entries(properties).map(([name, value]) => [name, { value }]);
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(descriptors)));
}
