import { create } from 'zustand';

/** Banners at the bottom edge of the viewport, by priority. */
export const banners = ['consent', 'language', 'promo'] as const;

export type Banner = (typeof banners)[number];

/** Whether each banner wants to be shown; undefined while unknown. */
type Requests = Partial<Record<Banner, boolean>>;

/** Returns the first banner to show. One whose state is unknown blocks those after it. */
export function currentBanner(requests: Requests): Banner | null {
  const first = banners.find((banner) => requests[banner] !== false);
  return first !== undefined && requests[first] ? first : null;
}

/**
 * Returns whether a banner is shown. In a wide viewport the language suggestion does not wait for consent: the notice
 * may be in a language that the visitor cannot read, and there is space for both.
 */
export function isBannerVisible(banner: Banner, requests: Requests, isWide: boolean): boolean {
  return banner === 'language' && isWide ? requests.language === true : currentBanner(requests) === banner;
}

type BannerQueueStore = { requests: Requests; setRequested: (banner: Banner, isRequested: boolean) => void };

/** Store of the bottom banners. */
export const useBannerQueue = create<BannerQueueStore>((set) => ({
  requests: {},
  setRequested: (banner, isRequested) => set(({ requests }) => ({ requests: { ...requests, [banner]: isRequested } })),
}));
