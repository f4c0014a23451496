/** A mouse that only passes by opens nothing, and one that cuts a corner on its way to the panel closes nothing. */
const openDelay = 90;
const closeDelay = 280;

/** A button and the popover that it opens. */
const menus = '[data-hover]';

const partsOf = (menu: Element) => ({
  button: menu.querySelector<HTMLButtonElement>('button[popovertarget]')!,
  panel: menu.querySelector<HTMLElement>('[popover]')!,
});

/** The menu whose border a pointer crosses. */
function crossed({ target, relatedTarget }: PointerEvent): Element | null {
  const menu = (target as Element).closest(menus);
  return menu?.contains(relatedTarget as Node | null) ? null : menu;
}

/**
 * Lets a mouse open popovers by hovering, those of later pages too. Everything else about them is the browser's, and
 * needs no script.
 * @returns stops listening
 */
export function openMenusByHover(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const openedByHover = new WeakSet<Element>();

  function enter(event: PointerEvent): void {
    const menu = crossed(event);
    if (!menu) return;
    const { button, panel } = partsOf(menu);
    clearTimeout(timers.get(menu));
    // Inside of the mobile menu the panel is always open and has no button.
    if (event.pointerType !== 'mouse' || !button.checkVisibility() || panel.matches(':popover-open')) return;
    const open = () => {
      if (!panel.isConnected) return;
      openedByHover.add(menu);
      panel.showPopover({ source: button });
    };
    timers.set(menu, setTimeout(open, openDelay));
  }

  function leave(event: PointerEvent): void {
    const menu = crossed(event);
    if (!menu) return;
    clearTimeout(timers.get(menu));
    if (!openedByHover.has(menu)) return;
    const close = () => {
      openedByHover.delete(menu);
      partsOf(menu).panel.hidePopover();
    };
    timers.set(menu, setTimeout(close, closeDelay));
  }

  /** A click on the button of a panel that hovering has opened makes it stay instead of closing it. */
  function click(event: MouseEvent): void {
    const menu = (event.target as Element).closest(menus);
    if (!menu) return;
    const { button, panel } = partsOf(menu);
    clearTimeout(timers.get(menu));
    if (!button.contains(event.target as Node)) return;
    if (openedByHover.has(menu) && panel.matches(':popover-open')) event.preventDefault();
    openedByHover.delete(menu);
  }

  document.addEventListener('pointerover', enter, { signal });
  document.addEventListener('pointerout', leave, { signal });
  document.addEventListener('click', click, { capture: true, signal });
  return () => stopping.abort();
}
