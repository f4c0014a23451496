import { useEffect, useSyncExternalStore } from 'react';
import { isBannerVisible, useBannerQueue, type Banner } from '@/lib/client/banners/banner-queue';
import { mediaQuery } from '@/lib/client/page/media-query';

const wideViewport = '(width >= 48rem) and (height >= 500px)';

function watchWidth(onChange: () => void): () => void {
  const query = mediaQuery(wideViewport);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const isWideViewport = () => mediaQuery(wideViewport)?.matches ?? false;

/**
 * Registers a banner in the queue of bottom banners.
 * @param isRequested whether the banner requests the slot; undefined while unknown: the previous state remains
 * @returns whether it may be shown now
 */
export function useBannerSlot(banner: Banner, isRequested: boolean | undefined): boolean {
  const setRequested = useBannerQueue((store) => store.setRequested);

  useEffect(() => {
    if (isRequested !== undefined) setRequested(banner, isRequested);
  }, [banner, isRequested, setRequested]);

  const isWide = useSyncExternalStore(watchWidth, isWideViewport);
  return useBannerQueue(({ requests }) => isBannerVisible(banner, requests, isWide));
}
