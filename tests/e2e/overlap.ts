import type { Page } from '@playwright/test';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ClientMessages } from '@/lib/client/page/client-messages';

/** What floats above the page, found as visitors find it, and measured. */

/** As they are shown: with no-break spaces. */
export const wordsIn = (locale: LocaleCode): ClientMessages => typesetUiMessages(locale).client;

/** Selectors of all that can float in a language, by name. */
function selectors(locale: LocaleCode): Record<string, string> {
  const { consent, banner, stack } = wordsIn(locale);
  return {
    notice: `section[aria-label="${consent.label}"]`,
    line: 'aside[lang]',
    banner: `aside[aria-label="${banner.label}"]`,
    chat: '[data-click="open chat"]',
    stack: `section[aria-label="${stack.label}"]`,
  };
}

/** What must not lie beneath: the page's main actions. */
export const actions = '[data-expose=hero] [data-click^="action "], main [data-plan] > a';

export type Floating = { seen: string[]; complaints: string[] };

/**
 * Measures all that floats in the window as it is.
 * @returns the names of what is seen, and a sentence with the pixels for each two that overlap, for the main action and
 * the focused element where something lies over them, and for what is too high for a low window
 */
export const measureFloats = (page: Page, locale: LocaleCode): Promise<Floating> =>
  page.evaluate(
    ({ selectors, actions }) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().top < innerHeight &&
        element.getBoundingClientRect().bottom > 0;
      const boxes = Object.entries(selectors).flatMap(([name, selector]) => {
        const element = document.querySelector(selector);
        return element && isSeen(element) ? [{ name, element, box: element.getBoundingClientRect() }] : [];
      });
      const over = (a: DOMRect, b: DOMRect) => {
        const width = Math.min(a.right, b.right, innerWidth) - Math.max(a.left, b.left, 0);
        const height = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0);
        return width > 0.5 && height > 0.5 ? `${Math.round(width)} × ${Math.round(height)} px` : null;
      };
      const complaints: string[] = [];
      const add = (name: string, on: string, pixels: string | null) => {
        if (pixels) complaints.push(`${name} over ${on}: ${pixels}`);
      };
      const main = [...document.querySelectorAll(actions)];
      const focused = document.activeElement?.matches('a, button, input') ? document.activeElement : null;
      boxes.forEach(({ name, element, box }, i) => {
        for (const other of boxes.slice(i + 1)) add(name, other.name, over(box, other.box));
        for (const one of main) add(name, 'a main action', over(box, one.getBoundingClientRect()));
        if (focused && !element.contains(focused)) add(name, 'the focus', over(box, focused.getBoundingClientRect()));
        if (innerHeight < 500 && box.height > innerHeight / 5) {
          complaints.push(`${name} is ${Math.round(box.height)} px high in a window of ${innerHeight}`);
        }
      });
      return { seen: boxes.map(({ name }) => name), complaints };
    },
    { selectors: selectors(locale), actions },
  );
