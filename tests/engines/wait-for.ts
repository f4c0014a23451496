import { vi } from 'vitest';
import type { Visitor } from './engine';

/** Polls for conditions on pages in all engines, with a long timeout, so that a busy machine does not fail the test. */

const polling = { timeout: 60_000, interval: 100 };

/** Waits until a function in the page returns a truthy value. @throws Error on timeout */
export function waitFor<Args extends unknown[]>(
  visitor: Visitor,
  condition: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  return vi.waitFor(async () => {
    if (!(await visitor.evaluate(condition, ...args)))
      throw new Error(`Condition not met: ${condition.toString()} with ${args.join(', ')}`);
  }, polling);
}

/** Waits until an element is visible. */
export const waitForVisible = (visitor: Visitor, selector: string) =>
  waitFor(visitor, (target) => document.querySelector(target)?.checkVisibility(), selector);

/** Waits until an element is hidden or missing. */
export const waitForHidden = (visitor: Visitor, selector: string) =>
  waitFor(visitor, (target) => !document.querySelector(target)?.checkVisibility(), selector);

/** Waits until the page has this path and a heading. */
export const waitForPath = (visitor: Visitor, path: string) =>
  waitFor(visitor, (pathname) => location.pathname === pathname && document.querySelector('h1') !== null, path);

/** Waits until the text of an element contains a string. */
export const waitForText = (visitor: Visitor, selector: string, text: string) =>
  waitFor(
    visitor,
    (target, words) => [...document.querySelectorAll(target)].some((element) => element.textContent.includes(words)),
    selector,
    text,
  );

/** Waits until the page is hydrated: its deferred features are present. */
export const waitForHydration = (visitor: Visitor) =>
  waitFor(visitor, () => document.querySelector('[data-click="open chat"]') !== null);

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await waitForHydration(visitor);
}

/** Returns a computed style of an element. */
export const styleOf = (visitor: Visitor, selector: string, property: string) =>
  visitor.evaluate(
    (target, name) => getComputedStyle(document.querySelector(target)!).getPropertyValue(name),
    selector,
    property,
  );
