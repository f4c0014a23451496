/** What of a sheet a keyboard can reach. */
const stopsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((stop) => stop.checkVisibility());

const openSheet = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sheet]')].find((sheet) => sheet.matches(':popover-open'));

/**
 * Holds the focus in a sheet (an element with `data-sheet` that is a popover) while it is open: it begins at the current
 * page, and goes round. Closing, and where the focus goes then, is the browser's.
 * @returns stops listening
 */
export function trapFocus(): () => void {
  const stopping = new AbortController();
  if (!('popover' in HTMLElement.prototype)) return () => stopping.abort();

  function begin({ target }: Event): void {
    if (!(target instanceof HTMLElement) || !target.matches('[data-sheet]:popover-open')) return;
    const stops = stopsOf(target);
    (stops.find((stop) => stop.getAttribute('aria-current') === 'page') ?? stops[0])?.focus();
  }

  function goRound(event: KeyboardEvent): void {
    const sheet = event.key === 'Tab' ? openSheet() : undefined;
    if (!sheet) return;
    const stops = stopsOf(sheet);
    const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (sheet.contains(document.activeElement) && document.activeElement !== end) return;
    event.preventDefault();
    start?.focus();
  }

  // The event of a popover does not rise.
  document.addEventListener('toggle', begin, { capture: true, signal: stopping.signal });
  document.addEventListener('keydown', goRound, { signal: stopping.signal });
  return () => stopping.abort();
}
