import { vi } from 'vitest';
import type { Visitor } from './engine';

/** What tests of all engines look for on pages, again and again until it is there: a busy machine is slow, not wrong. */

const patience = { timeout: 60_000, interval: 100 };

/** Waits until a function in the page finds what it looks for. @throws Error when it does not, with what it said */
export function until<Args extends unknown[]>(
  visitor: Visitor,
  work: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  return vi.waitFor(async () => {
    if (!(await visitor.evaluate(work, ...args))) throw new Error(`Never so: ${work.toString()} of ${args.join(', ')}`);
  }, patience);
}

/** Waits until an element can be seen. */
export const untilShown = (visitor: Visitor, selector: string) =>
  until(visitor, (wanted) => document.querySelector(wanted)?.checkVisibility(), selector);

/** Waits until it cannot, or is none. */
export const untilHidden = (visitor: Visitor, selector: string) =>
  until(visitor, (wanted) => !document.querySelector(wanted)?.checkVisibility(), selector);

/** Waits until the page has this path, and its heading is there. */
export const untilAt = (visitor: Visitor, path: string) =>
  until(visitor, (wanted) => location.pathname === wanted && document.querySelector('h1') !== null, path);

/** Waits until an element says something, somewhere in its text. */
export const untilSaid = (visitor: Visitor, selector: string, text: string) =>
  until(
    visitor,
    (wanted, words) => [...document.querySelectorAll(wanted)].some((element) => element.textContent.includes(words)),
    selector,
    text,
  );

/** Waits until what comes after the first paint is on a page, and listens. */
export const untilHydrated = (visitor: Visitor) =>
  until(visitor, () => document.querySelector('[data-click="open chat"]') !== null);

/** Opens a page and waits until its scripts work. */
export async function openHydrated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await untilHydrated(visitor);
}

/** What the styles make of an element. */
export const styleOf = (visitor: Visitor, selector: string, property: string) =>
  visitor.evaluate(
    (wanted, name) => getComputedStyle(document.querySelector(wanted)!).getPropertyValue(name),
    selector,
    property,
  );
