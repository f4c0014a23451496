import { vi } from 'vitest';
import type { BrowserPage } from './engine';

/** Polls for conditions on pages in all engines, with a long timeout, so that a busy machine does not fail the test. */

const polling = { timeout: 60_000, interval: 100 };

/** Waits until a function in the page returns a truthy value. @throws Error on timeout */
export function waitFor<Args extends unknown[]>(
  page: BrowserPage,
  condition: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  return vi.waitFor(async () => {
    if (!(await page.evaluate(condition, ...args)))
      throw new Error(`Condition not met: ${condition.toString()} with ${args.join(', ')}`);
  }, polling);
}

/** Waits until an element is visible. */
export const waitForVisible = (page: BrowserPage, selector: string) =>
  waitFor(page, (target) => document.querySelector(target)?.checkVisibility(), selector);

/** Waits until an element is hidden or missing. */
export const waitForHidden = (page: BrowserPage, selector: string) =>
  waitFor(page, (target) => !document.querySelector(target)?.checkVisibility(), selector);

/** Waits until the page has this path and a heading. */
export const waitForPath = (page: BrowserPage, path: string) =>
  waitFor(page, (pathname) => location.pathname === pathname && document.querySelector('h1') !== null, path);

/** Waits until the text of an element contains a string. */
export const waitForText = (page: BrowserPage, selector: string, text: string) =>
  waitFor(
    page,
    (target, substring) =>
      [...document.querySelectorAll(target)].some((element) => element.textContent.includes(substring)),
    selector,
    text,
  );

/** Waits until the page is hydrated: its deferred features are present. */
export const waitForHydration = (page: BrowserPage) =>
  waitFor(page, () => document.querySelector('[data-click="open chat"]') !== null);

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: BrowserPage, path: string): Promise<void> {
  await page.open(path);
  await waitForHydration(page);
}

/** Returns a computed style of an element. */
export const styleOf = (page: BrowserPage, selector: string, property: string) =>
  page.evaluate(
    (target, name) => getComputedStyle(document.querySelector(target)!).getPropertyValue(name),
    selector,
    property,
  );
