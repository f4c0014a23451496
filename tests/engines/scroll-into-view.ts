import { vi } from 'vitest';
import type { Visitor } from './engine';

/** Runs in the page. @returns what stands where the element's middle is, when it is something else */
function coverOf(selector: string): string | null {
  const element = document.querySelector(selector);
  if (!element) return 'nothing';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found && element.contains(found) ? null : (found?.outerHTML.slice(0, 120) ?? 'nothing');
}

/**
 * Brings an element to where it can be clicked, as a person would scroll.
 * @throws Error when it stays covered by something else
 */
export function scrollIntoView(evaluate: Visitor['evaluate'], selector: string): Promise<void> {
  return vi.waitFor(
    async () => {
      const cover = await evaluate(coverOf, selector);
      if (cover !== null) throw new Error(`Where ${selector} should be there is ${cover}.`);
    },
    { timeout: 60_000, interval: 100 },
  );
}
