'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { requestTimeout } from '@/lib/client/api/request';
import { internalClick, routedClick } from '@/lib/client/navigation/internal-click';
import { createLoadingBar, hiddenState, type LoadingBarController as Bar } from '@/lib/client/navigation/loading-bar';
import styles from './loading-bar.module.css';

/**
 * Progress bar while the router loads the next page; cached pages show none. For full loads the browser has its own
 * indicator, even if the visitor cancels.
 */
export function LoadingBar() {
  const url = `${usePathname()}?${useSearchParams()}`;
  const [{ status, progress }, show] = useState(hiddenState);
  const [bar, setBar] = useState<Bar | null>(null);

  useEffect(() => {
    const controller = createLoadingBar(show);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loadedUrl = location.pathname + location.search;
    const abortController = new AbortController();
    const { signal } = abortController;
    const end = (method: 'finish' | 'fail' | 'reset') => {
      clearTimeout(timer);
      removeEventListener('beforeunload', onUnload);
      controller[method]();
    };
    /** Pages the router cannot load are left to the browser, which asks if there is unsaved input. */
    const onUnload = (event: BeforeUnloadEvent) => event.defaultPrevented && end('reset');
    const start = () => {
      clearTimeout(timer);
      controller.start();
      timer = setTimeout(() => end('fail'), requestTimeout);
      // Added only while loading: see lib/client/forms/unsaved.ts.
      addEventListener('beforeunload', onUnload, { signal });
    };
    const onLinkClick = (event: MouseEvent) => {
      if (routedClick(event, location.href) && internalClick(event, location.href)) start();
    };
    /** Checks a click after all handlers but the router's: a canceled one is not a navigation. */
    const onClickCapture = () => {
      document.removeEventListener('click', onLinkClick);
      document.addEventListener('click', onLinkClick, { signal });
    };
    const onPop = () => {
      // Going back to a fragment of the same page loads no page.
      if (location.pathname + location.search !== loadedUrl) start();
    };
    // A page restored from the back/forward cache has not been loaded.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && end('reset');
    addEventListener('click', onClickCapture, { capture: true, signal });
    addEventListener('popstate', onPop, { signal });
    addEventListener('pageshow', onReturn, { signal });
    setBar({
      ...controller,
      finish: () => {
        loadedUrl = location.pathname + location.search;
        end('finish');
      },
    });
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, []);

  useEffect(() => bar?.finish(), [bar, url]);

  if (status === 'hidden') return null;
  return (
    <div className={styles.track} data-loading-bar="" data-status={status} aria-hidden="true">
      <div className={styles.bar} style={{ inlineSize: `${progress}%` }} />
    </div>
  );
}
