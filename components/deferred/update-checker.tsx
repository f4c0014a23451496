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
export function UpdateChecker({ buildId }: { buildId: string }) {
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    let isOutdated = false;
    let clickedUrl: string | null = null;
    const check = async () => {
      const latestBuildId = await newestBuild('updateCheck');
      if (latestBuildId !== null && latestBuildId !== buildId) isOutdated = true;
    };
    const timer = setInterval(() => void check(), buildPollInterval);
    const onClick = (event: MouseEvent) => {
      const url = internalClick(event, location.href);
      clickedUrl = url?.href ?? null;
      if (!url || !isOutdated || !reloadOnce(url.href)) return;
      // Prevents the router from following the link as well.
      event.preventDefault();
      event.stopPropagation();
    };
    const onChunkError = async (error: unknown) => {
      if ((await recoverFromChunkError(error, clickedUrl)) === 'later') isOutdated = true;
    };
    addEventListener('focus', () => void check(), { signal });
    addEventListener('popstate', () => isOutdated && reloadOnce(location.href), { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('error', (event) => isChunkEvent(event) && void onChunkError(event), { capture: true, signal });
    addEventListener('unhandledrejection', ({ reason }) => isChunkError(reason) && void onChunkError(reason), {
      signal,
    });
    return () => {
      clearInterval(timer);
      abortController.abort();
    };
  }, [buildId]);

  return null;
}
