'use client';

import { useEffect } from 'react';
import { internalClick } from '@/lib/client/page/internal-click';
import { isChunkError, isChunkEvent } from '@/lib/client/page/chunk-error';
import { newestBuild } from '@/lib/client/page/newest-build';
import { recoverFromChunkError } from '@/lib/client/page/recover-from-chunk-error';
import { reloadOnce } from '@/lib/client/page/reload-guard';

/** Interval between checks for a newer build, in ms. */
const buildPollInterval = 10 * 60 * 1000;

/**
 * Checks for a newer build at an interval, and when the visitor returns to the tab. If there is one, the next page is
 * loaded from the server instead of by the router. A missing chunk triggers this immediately, except while the server
 * is unreachable or a form has unsaved input.
 * @param buildId build of this page
 */
export function BuildWatch({ buildId }: { buildId: string }) {
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let isOutdated = false;
    let wanted: string | null = null;
    const check = async () => {
      const newest = await newestBuild('news');
      if (newest !== null && newest !== buildId) isOutdated = true;
    };
    const timer = setInterval(() => void check(), buildPollInterval);
    const onClick = (event: MouseEvent) => {
      const url = internalClick(event, location.href);
      wanted = url?.href ?? null;
      if (!url || !isOutdated || !reloadOnce(url.href)) return;
      // Prevents the router from following the link as well.
      event.preventDefault();
      event.stopPropagation();
    };
    const onMissing = async (error: unknown) => {
      if ((await recoverFromChunkError(error, wanted)) === 'later') isOutdated = true;
    };
    addEventListener('focus', () => void check(), { signal });
    addEventListener('popstate', () => isOutdated && reloadOnce(location.href), { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('error', (event) => isChunkEvent(event) && void onMissing(event), { capture: true, signal });
    addEventListener('unhandledrejection', ({ reason }) => isChunkError(reason) && void onMissing(reason), { signal });
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [buildId]);

  return null;
}
