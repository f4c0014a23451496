/**
 * Calls now, and again each time the browser shows the page it has put aside for the way back, with a signal that ends
 * when the page is put aside. What holds a lock must let go then: browsers throw away a page whose lock another asks for.
 * @param signal ends it for good
 */
export function onPageShow(onShown: (shown: AbortSignal) => void, signal: AbortSignal): void {
  let shown: AbortController | null = null;

  function show(): void {
    if (shown || signal.aborted) return;
    shown = new AbortController();
    onShown(shown.signal);
  }

  function putAside(): void {
    shown?.abort();
    shown = null;
  }

  addEventListener('pagehide', ({ persisted }) => persisted && putAside(), { signal });
  addEventListener('pageshow', show, { signal });
  signal.addEventListener('abort', putAside);
  show();
}
