import { useEffect } from 'react';
import { currentBanner, useBannerQueue, type Banner } from '@/lib/client/page/banner-queue';

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

  return useBannerQueue(({ due }) => currentBanner(due) === banner);
}
