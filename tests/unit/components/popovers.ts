import { vi } from 'vitest';

/** Opening and closing is the browser's; jsdom has no popovers. This is as much of them as a script may call. */
export function mockPopovers(): void {
  const opened = new WeakSet<Element>();
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, {
    checkVisibility: () => true,
    showPopover(this: Element) {
      opened.add(this);
    },
    hidePopover(this: Element) {
      opened.delete(this);
    },
  });
}
