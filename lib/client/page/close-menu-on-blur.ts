const openMenus = () => document.querySelectorAll<HTMLElement>('[popover]:popover-open');

/**
 * Closes a menu when the focus leaves it and its button, whichever way. Everything else about menus is the browser's, and
 * needs no script.
 * @returns stops listening
 */
export function closeMenuOnBlur(): () => void {
  const stopping = new AbortController();

  function leave({ target, relatedTarget }: FocusEvent): void {
    // Nothing has the focus when it goes to another window, or a click takes it away: those are the browser's.
    if (!(relatedTarget instanceof Element)) return;
    for (const menu of openMenus()) {
      const parts = [menu, document.querySelector(`[popovertarget="${menu.id}"]`)];
      const holds = (element: Element) => parts.some((part) => part?.contains(element));
      if (holds(target as Element) && !holds(relatedTarget)) menu.hidePopover();
    }
  }

  document.addEventListener('focusout', leave, { signal: stopping.signal });
  return () => stopping.abort();
}

/**
 * Closes what is open when a page comes back as it was left.
 * @returns stops listening
 */
export function closeMenusOnReturn(): () => void {
  const close = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const menu of openMenus()) menu.hidePopover();
  };
  addEventListener('pageshow', close);
  return () => removeEventListener('pageshow', close);
}
