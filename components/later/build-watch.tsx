'use client';

import { useEffect } from 'react';
import { request } from '@/lib/browser/calls/request';
import { unsentForm } from '@/lib/browser/forms/unsent';
import { internalClick } from '@/lib/browser/page/internal-click';
import { announceChunkError, isChunkError, isChunkEvent } from '@/lib/browser/page/chunk-error';
import { loadAfresh } from '@/lib/browser/page/reload-guard';

/** A newer build is asked for every ten minutes. */
const buildPollInterval = 10 * 60 * 1000;

async function newestBuild(): Promise<string | null> {
  try {
    const response = await request(`/builds/latest.json?${Date.now()}`, { key: 'builds/latest.json' });
    return ((await response.json()) as { id?: string }).id ?? null;
  } catch {
    return null;
  }
}

/**
 * Looks for a newer build, every ten minutes and when the visitor comes back: then the next page is loaded from the
 * server instead of by the router. A chunk that is missing has the same effect at once, but not without a network, nor
 * while a form holds something unsent.
 * @param buildId the build that this page belongs to
 */
export function BuildWatch({ buildId }: { buildId: string }) {
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let isOutdated = false;
    let wanted: string | null = null;
    const look = async () => {
      const newest = await newestBuild();
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
    const recover = (error: unknown) => {
      if (!announceChunkError(error)) return;
      // Nobody asked for another page, and what is being written would be lost with this one: the next one is afresh.
      const mustStay = !navigator.onLine || (wanted === null && document.querySelector(unsentForm) !== null);
      if (mustStay) isOutdated = true;
      else loadAfresh(wanted ?? location.href);
    };
    addEventListener('focus', () => void look(), { signal });
    addEventListener('popstate', () => isOutdated && loadAfresh(location.href), { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('error', (event) => isChunkEvent(event) && recover(event), { capture: true, signal });
    addEventListener('unhandledrejection', ({ reason }) => isChunkError(reason) && recover(reason), { signal });
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [buildId]);

  return null;
}
