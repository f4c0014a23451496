/**
 * Calls back now and each time the page is restored from the back/forward cache, with a signal that aborts when it
 * enters the cache. Locks must be released then: browsers evict a cached page whose lock is requested elsewhere.
 * @param signal ends it permanently
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
