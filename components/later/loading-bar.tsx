'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { requestTimeout } from '@/lib/settings/shared-limits';
import { leavesUnsent } from '@/lib/browser/forms/leaves-unsent';
import { internalClick } from '@/lib/browser/page/internal-click';
import { createLoadingBar, hidden, type LoadingBar as Bar } from '@/lib/browser/page/loading-bar';
import styles from './loading-bar.module.css';

/** A bar at the top while the next page is on its way; pages that are there at once show none. */
export function LoadingBar() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [{ status, progress }, show] = useState(hidden);
  const [bar, setBar] = useState<Bar | null>(null);

  useEffect(() => {
    const created = createLoadingBar(show);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = location.pathname + location.search;
    const start = () => {
      clearTimeout(timer);
      created.start();
      timer = setTimeout(created.fail, requestTimeout);
    };
    const onClick = (event: MouseEvent) => {
      if (internalClick(event, location.href) && !leavesUnsent(event)) start();
    };
    const onPop = () => {
      // Going back to a place on the same page loads nothing.
      if (location.pathname + location.search !== shown) start();
    };
    // A page that comes back as it was left has loaded nothing.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(timer);
      created.reset();
    };
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('popstate', onPop);
    addEventListener('pageshow', onReturn);
    setBar({
      ...created,
      finish: () => {
        clearTimeout(timer);
        shown = location.pathname + location.search;
        created.finish();
      },
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('popstate', onPop);
      removeEventListener('pageshow', onReturn);
    };
  }, []);

  useEffect(() => bar?.finish(), [bar, address]);

  if (status === 'hidden') return null;
  return (
    <div className={styles.track} data-loading-bar="" data-status={status} aria-hidden="true">
      <div className={styles.bar} style={{ inlineSize: `${progress}%` }} />
    </div>
  );
}
