import { vi } from 'vitest';
import type { BrowserPage } from './engine';

/** Runs in the page. @returns what covers the element's center, or null */
function findCoveringElement(selector: string): string | null {
  const element = document.querySelector(selector);
  if (!element) return 'no element';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found && element.contains(found) ? null : (found?.outerHTML.slice(0, 120) ?? 'no element');
}

/**
 * Scrolls an element into view, so that it can be clicked.
 * @throws Error if it stays covered
 */
export function scrollIntoView(evaluate: BrowserPage['evaluate'], selector: string): Promise<void> {
  return vi.waitFor(
    async () => {
      const cover = await evaluate(findCoveringElement, selector);
      if (cover !== null) throw new Error(`${selector} is covered by ${cover}.`);
    },
    { timeout: 60_000, interval: 100 },
  );
}
