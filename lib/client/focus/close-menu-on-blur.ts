const openMenus = () => document.querySelectorAll<HTMLElement>('[popover]:popover-open');

/**
 * Closes a menu when the focus leaves it and its button. Menus otherwise need no script.
 * @returns a cleanup function that stops listening
 */
export function closeMenuOnBlur(): () => void {
  const controller = new AbortController();

  function onFocusOut({ target, relatedTarget }: FocusEvent): void {
    // relatedTarget is null when the focus moves to another window or a click removes it: the browser handles those.
    if (!(relatedTarget instanceof Element)) return;
    for (const menu of openMenus()) {
      const elements = [menu, document.querySelector(`[popovertarget="${menu.id}"]`)];
      const isInMenu = (element: Element) => elements.some((part) => part?.contains(element));
      if (isInMenu(target as Element) && !isInMenu(relatedTarget)) menu.hidePopover();
    }
  }

  document.addEventListener('focusout', onFocusOut, { signal: controller.signal });
  return () => controller.abort();
}

/**
 * Closes open menus when a page is restored from the back/forward cache.
 * @returns a cleanup function that stops listening
 */
export function closeMenusOnReturn(): () => void {
  const close = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const menu of openMenus()) menu.hidePopover();
  };
  addEventListener('pageshow', close);
  return () => removeEventListener('pageshow', close);
}
