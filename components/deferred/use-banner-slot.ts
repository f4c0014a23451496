import { useEffect } from 'react';
import { currentBanner, useBannerQueue, type Banner } from '@/lib/client/page/banner-queue';

/**
 * Takes a strip's place in the row of those that may lie along the edge of the window.
 * @param isDue whether it has something to say; undefined while that is not known, which leaves what was known
 * @returns whether it is its turn
 */
export function useBannerSlot(strip: Banner, isDue: boolean | undefined): boolean {
  const setDue = useBannerQueue((store) => store.setDue);

  useEffect(() => {
    if (isDue !== undefined) setDue(strip, isDue);
  }, [strip, isDue, setDue]);

  return useBannerQueue(({ due }) => currentBanner(due) === strip);
}
