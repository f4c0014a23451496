import { useEffect, useSyncExternalStore } from 'react';
import { isShown, useBannerQueue, type Banner } from '@/lib/client/page/banner-queue';
import { mediaQuery } from '@/lib/client/page/media';

const wideWindow = '(width >= 48rem) and (height >= 500px)';

function watchWidth(onChange: () => void): () => void {
  const query = mediaQuery(wideWindow);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const isWideWindow = () => mediaQuery(wideWindow)?.matches ?? false;

/**
 * Registers a banner in the queue of bottom banners.
 * @param isDue whether it wants to be shown; undefined while unknown, which leaves the previous state
 * @returns whether it may be shown now
 */
export function useBannerSlot(banner: Banner, isDue: boolean | undefined): boolean {
  const setDue = useBannerQueue((store) => store.setDue);

  useEffect(() => {
    if (isDue !== undefined) setDue(banner, isDue);
  }, [banner, isDue, setDue]);

  const isWide = useSyncExternalStore(watchWidth, isWideWindow);
  return useBannerQueue(({ due }) => isShown(banner, due, isWide));
}
