import { vi } from 'vitest';
import type { Visitor } from './engine';

/** Polls for conditions on pages in all engines, with a long timeout: a busy machine is slow, not wrong. */

const polling = { timeout: 60_000, interval: 100 };

/** Waits until a function in the page returns a truthy value. @throws Error on timeout */
export function until<Args extends unknown[]>(
  visitor: Visitor,
  work: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  return vi.waitFor(async () => {
    if (!(await visitor.evaluate(work, ...args)))
      throw new Error(`Condition not met: ${work.toString()} with ${args.join(', ')}`);
  }, polling);
}

/** Waits until an element is visible. */
export const untilShown = (visitor: Visitor, selector: string) =>
  until(visitor, (wanted) => document.querySelector(wanted)?.checkVisibility(), selector);

/** Waits until an element is hidden or missing. */
export const untilHidden = (visitor: Visitor, selector: string) =>
  until(visitor, (wanted) => !document.querySelector(wanted)?.checkVisibility(), selector);

/** Waits until the page has this path and a heading. */
export const untilAt = (visitor: Visitor, path: string) =>
  until(visitor, (wanted) => location.pathname === wanted && document.querySelector('h1') !== null, path);

/** Waits until the text of an element contains a string. */
export const untilSaid = (visitor: Visitor, selector: string, text: string) =>
  until(
    visitor,
    (wanted, words) => [...document.querySelectorAll(wanted)].some((element) => element.textContent.includes(words)),
    selector,
    text,
  );

/** Waits until the page is hydrated: its deferred features are present. */
export const untilHydrated = (visitor: Visitor) =>
  until(visitor, () => document.querySelector('[data-click="open chat"]') !== null);

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await untilHydrated(visitor);
}

/** Returns a computed style of an element. */
export const styleOf = (visitor: Visitor, selector: string, property: string) =>
  visitor.evaluate(
    (wanted, name) => getComputedStyle(document.querySelector(wanted)!).getPropertyValue(name),
    selector,
    property,
  );
