/**
 * Calls back now and each time the page is restored from the back/forward cache, with a signal that aborts when it
 * enters the cache. Locks must be released then: browsers evict a cached page whose lock is requested elsewhere.
 * @param signal ends it permanently
 */
export function onPageShow(onShow: (pageSignal: AbortSignal) => void, signal: AbortSignal): void {
  let controller: AbortController | null = null;

  function show(): void {
    if (controller || signal.aborted) return;
    controller = new AbortController();
    onShow(controller.signal);
  }

  function onHide(): void {
    controller?.abort();
    controller = null;
  }

  addEventListener('pagehide', ({ persisted }) => persisted && onHide(), { signal });
  addEventListener('pageshow', show, { signal });
  signal.addEventListener('abort', onHide);
  show();
}
