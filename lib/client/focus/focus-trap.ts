/** Returns the tabbable elements of a sheet. */
const tabStopsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((stop) => stop.checkVisibility());

const openSheet = () =>
  [...document.querySelectorAll<HTMLElement>('[data-focus-trap]')].find((sheet) => sheet.matches(':popover-open'));

/**
 * Traps the focus in an open popover with `data-focus-trap`: it starts at the current page's link and wraps around. The
 * browser handles closing and returning the focus.
 * @returns a cleanup function that stops listening
 */
export function trapFocus(): () => void {
  const controller = new AbortController();
  if (!('popover' in HTMLElement.prototype)) return () => controller.abort();

  function onToggle({ target }: Event): void {
    if (!(target instanceof HTMLElement) || !target.matches('[data-focus-trap]:popover-open')) return;
    const stops = tabStopsOf(target);
    (stops.find((stop) => stop.getAttribute('aria-current') === 'page') ?? stops[0])?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const sheet = event.key === 'Tab' ? openSheet() : undefined;
    if (!sheet) return;
    const stops = tabStopsOf(sheet);
    const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (sheet.contains(document.activeElement) && document.activeElement !== end) return;
    event.preventDefault();
    start?.focus();
  }

  // A popover's toggle event does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true, signal: controller.signal });
  document.addEventListener('keydown', onKeyDown, { signal: controller.signal });
  return () => controller.abort();
}
