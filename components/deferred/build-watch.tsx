'use client';

import { useEffect } from 'react';
import { internalClick } from '@/lib/client/page/internal-click';
import { isChunkError, isChunkEvent } from '@/lib/client/page/chunk-error';
import { newestBuild, recoverFromChunkError } from '@/lib/client/page/recover';
import { reloadOnce } from '@/lib/client/page/reload-guard';

/** A newer build is asked for every ten minutes. */
const buildPollInterval = 10 * 60 * 1000;

/**
 * Looks for a newer build, every ten minutes and when the visitor comes back: then the next page is loaded from the
 * server instead of by the router. A chunk that is missing has the same effect at once, but not where the server cannot be
 * reached, nor while a form holds text.
 * @param buildId the build that this page belongs to
 */
export function BuildWatch({ buildId }: { buildId: string }) {
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let isOutdated = false;
    let wanted: string | null = null;
    const look = async () => {
      const newest = await newestBuild('news');
      if (newest !== null && newest !== buildId) isOutdated = true;
    };
    const timer = setInterval(() => void look(), buildPollInterval);
    const onClick = (event: MouseEvent) => {
      const url = internalClick(event, location.href);
      wanted = url?.href ?? null;
      if (!url || !isOutdated || !reloadOnce(url.href)) return;
      // The router must not follow the link as well.
      event.preventDefault();
      event.stopPropagation();
    };
    const onMissing = async (error: unknown) => {
      if ((await recoverFromChunkError(error, wanted)) === 'later') isOutdated = true;
    };
    addEventListener('focus', () => void look(), { signal });
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
