'use client';

import { useEffect } from 'react';
import { request } from '@/lib/browser/calls/request';
import { holdsText } from '@/lib/browser/forms/unsent';
import { internalClick } from '@/lib/browser/page/internal-click';
import { announceChunkError, isChunkError, isChunkEvent } from '@/lib/browser/page/chunk-error';
import { loadAfresh } from '@/lib/browser/page/reload-guard';

/** A newer build is asked for every ten minutes. */
const buildPollInterval = 10 * 60 * 1000;

/** The id of the newest build; null when it cannot be had. @param why one of two may be asked for at the same time */
async function newestBuild(why: 'news' | 'recovery'): Promise<string | null> {
  try {
    const response = await request(`/builds/latest.json?${Date.now()}`, { key: `builds/latest.json ${why}` });
    return ((await response.json()) as { id?: string }).id ?? null;
  } catch {
    return null;
  }
}

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
      if (!url || !isOutdated || !loadAfresh(url.href)) return;
      // The router must not follow the link as well.
      event.preventDefault();
      event.stopPropagation();
    };
    const recover = async (error: unknown) => {
      if (!announceChunkError(error)) return;
      const goal = wanted === location.href ? null : wanted;
      // Without a server a new load would only take the page away.
      const isServerThere = navigator.onLine && (await newestBuild('recovery')) !== null;
      // Nobody asked for another page, and what is being written would be lost with this one: the next one is afresh.
      if (!isServerThere || (goal === null && holdsText())) isOutdated = true;
      else loadAfresh(goal ?? location.href);
    };
    addEventListener('focus', () => void look(), { signal });
    addEventListener('popstate', () => isOutdated && loadAfresh(location.href), { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('error', (event) => isChunkEvent(event) && void recover(event), { capture: true, signal });
    addEventListener('unhandledrejection', ({ reason }) => isChunkError(reason) && void recover(reason), { signal });
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [buildId]);

  return null;
}
