import { vi } from 'vitest';

/** Mocks the popover methods that scripts call, since jsdom has no popovers. */
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
