import type { Page } from '@playwright/test';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ClientMessages } from '@/lib/client/messages/client-messages';

/** Locates and measures the floating elements of a page. */

/** Messages as rendered, with no-break spaces. */
export const messagesIn = (locale: LocaleCode): ClientMessages => typesetUiMessages(locale).client;

/** Selectors of all elements that can float in a language, by name. */
function selectors(locale: LocaleCode): Record<string, string> {
  const { consent, promoBanner: banner, floatingButtons: stack } = messagesIn(locale);
  return {
    notice: `section[aria-label="${consent.label}"]`,
    suggestion: 'aside[lang]',
    banner: `aside[aria-label="${banner.label}"]`,
    chat: '[data-click="open chat"]',
    stack: `section[aria-label="${stack.label}"]`,
  };
}

/** Elements that must not be covered: the page's main actions. */
export const actions = '[data-expose=hero] [data-click^="action "], main [data-plan] > a';

export type FloatingElements = { visible: string[]; overlaps: string[] };

/**
 * Measures the floating elements in the current viewport.
 * @returns the names of visible elements, and a message with the overlap in pixels for each pair that overlaps, for
 * each main action or focused element that is covered, and for elements that are too tall for a low viewport
 */
export const measureFloatingElements = (page: Page, locale: LocaleCode): Promise<FloatingElements> =>
  page.evaluate(
    ({ selectors, actions }) => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().top < innerHeight &&
        element.getBoundingClientRect().bottom > 0;
      const boxes = Object.entries(selectors).flatMap(([name, selector]) => {
        const element = document.querySelector(selector);
        return element && isVisible(element) ? [{ name, element, box: element.getBoundingClientRect() }] : [];
      });
      const overlapOf = (a: DOMRect, b: DOMRect) => {
        const width = Math.min(a.right, b.right, innerWidth) - Math.max(a.left, b.left, 0);
        const height = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0);
        return width > 0.5 && height > 0.5 ? `${Math.round(width)} × ${Math.round(height)} px` : null;
      };
      const overlaps: string[] = [];
      const add = (name: string, on: string, pixels: string | null) => {
        if (pixels) overlaps.push(`${name} over ${on}: ${pixels}`);
      };
      const main = [...document.querySelectorAll(actions)];
      const focused = document.activeElement?.matches('a, button, input') ? document.activeElement : null;
      boxes.forEach(({ name, element, box }, i) => {
        for (const other of boxes.slice(i + 1)) add(name, other.name, overlapOf(box, other.box));
        for (const action of main) add(name, 'a main action', overlapOf(box, action.getBoundingClientRect()));
        if (focused && !element.contains(focused))
          add(name, 'the focus', overlapOf(box, focused.getBoundingClientRect()));
        if (innerHeight < 500 && box.height > innerHeight / 5) {
          overlaps.push(`${name} is ${Math.round(box.height)} px high in a viewport of ${innerHeight}`);
        }
      });
      return { visible: boxes.map(({ name }) => name), overlaps };
    },
    { selectors: selectors(locale), actions },
  );
