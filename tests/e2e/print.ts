import type { Page } from '@playwright/test';

/** Lists visible elements that should not be printed. */
export const unprintable = (page: Page) =>
  page.evaluate(() => {
    const none =
      'button, [type=submit], [popover], aside, section[class*=notice], [data-actions], [class*=floating-stack]';
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 1;
    const positioned = [...document.querySelectorAll('*')].filter(
      (element) => isVisible(element) && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    return [...document.querySelectorAll(none), ...positioned]
      .filter(isVisible)
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 30)}”`);
  });
