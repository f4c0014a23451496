'use client';

import { useEffect } from 'react';
import { request } from '@/lib/client/api/request';
import { internalClick } from '@/lib/client/navigation/internal-click';

/** Interval between checks for a newer build, in ms. */
const buildPollInterval = 10 * 60 * 1000;

/**
 * Checks for a newer build at an interval, and when the visitor returns to the tab. If there is one, or a file of this
 * one failed to load, the next page is loaded from the server instead of by the router.
 * @param buildId build of this page
 */
export function UpdateChecker({ buildId }: { buildId: string }) {
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    let isOutdated = false;
    const check = async () => {
      const response = await request(`/builds/latest.json?${Date.now()}`, { key: 'builds/latest.json' });
      const { id } = (await response.json()) as { id?: string };
      if (id !== undefined && id !== buildId) isOutdated = true;
    };
    // The next check may succeed.
    const checkQuietly = () => void check().catch(() => {});
    const timer = setInterval(checkQuietly, buildPollInterval);
    const onClick = (event: MouseEvent) => {
      // The browser follows the link if the router does not.
      if (isOutdated && navigator.onLine && internalClick(event, location.href)) event.stopPropagation();
    };
    addEventListener('focus', checkQuietly, { signal });
    addEventListener('popstate', () => isOutdated && navigator.onLine && location.reload(), { signal });
    // Other listeners may still cancel the event.
    const onChunkError = (event: Event) => queueMicrotask(() => (isOutdated ||= !event.defaultPrevented));
    addEventListener('preloadError', onChunkError, { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => {
      clearInterval(timer);
      abortController.abort();
    };
  }, [buildId]);

  return null;
}
