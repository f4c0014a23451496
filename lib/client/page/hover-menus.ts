/**
 * Delays in ms, so that a pointer passing over a button opens no menu, and one cutting a corner on its way to the panel
 * closes none.
 */
const openDelay = 90;
const closeDelay = 280;

/** Buttons with a popover that opens on hover. */
const menus = '[data-hover]';

const getElements = (menu: Element) => ({
  button: menu.querySelector<HTMLButtonElement>('button[popovertarget]')!,
  panel: menu.querySelector<HTMLElement>('[popover]')!,
});

/** Returns the menu whose border a pointer crosses. */
function findCrossedMenu({ target, relatedTarget }: PointerEvent): Element | null {
  const menu = (target as Element).closest(menus);
  return menu?.contains(relatedTarget as Node | null) ? null : menu;
}

/**
 * Opens popovers on hover, on this page and later ones. Popovers otherwise need no script.
 * @returns a cleanup function that stops listening
 */
export function openMenusByHover(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const openedByHover = new WeakSet<Element>();

  function onPointerOver(event: PointerEvent): void {
    const menu = findCrossedMenu(event);
    if (!menu) return;
    const { button, panel } = getElements(menu);
    clearTimeout(timers.get(menu));
    // In the mobile menu the panel is always open and has no button.
    if (event.pointerType !== 'mouse' || !button.checkVisibility() || panel.matches(':popover-open')) return;
    const open = () => {
      if (!panel.isConnected) return;
      openedByHover.add(menu);
      panel.showPopover({ source: button });
    };
    timers.set(menu, setTimeout(open, openDelay));
  }

  function onPointerOut(event: PointerEvent): void {
    const menu = findCrossedMenu(event);
    if (!menu) return;
    clearTimeout(timers.get(menu));
    if (!openedByHover.has(menu)) return;
    const close = () => {
      openedByHover.delete(menu);
      getElements(menu).panel.hidePopover();
    };
    timers.set(menu, setTimeout(close, closeDelay));
  }

  /** A click on the button of a panel opened by hovering pins it instead of closing it. */
  function onClick(event: MouseEvent): void {
    const menu = (event.target as Element).closest(menus);
    if (!menu) return;
    const { button, panel } = getElements(menu);
    clearTimeout(timers.get(menu));
    if (!button.contains(event.target as Node)) return;
    if (openedByHover.has(menu) && panel.matches(':popover-open')) event.preventDefault();
    openedByHover.delete(menu);
  }

  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('pointerout', onPointerOut, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  return () => controller.abort();
}
