import { create } from 'zustand';

/** Banners at the bottom edge of the window, by priority. */
export const banners = ['consent', 'language', 'banner'] as const;

export type Banner = (typeof banners)[number];

/** Whether each banner wants to be shown; undefined while unknown. */
type Due = Partial<Record<Banner, boolean>>;

/** Returns the first banner to show. One whose state is unknown blocks those after it. */
export function currentBanner(due: Due): Banner | null {
  const first = banners.find((banner) => due[banner] !== false);
  return first !== undefined && due[first] ? first : null;
}

/**
 * Returns whether a banner is shown. In a wide window the language suggestion does not wait for consent: the notice may
 * be in a language that the visitor cannot read, and there is space for both.
 */
export function isBannerVisible(banner: Banner, due: Due, isWide: boolean): boolean {
  return banner === 'language' && isWide ? due.language === true : currentBanner(due) === banner;
}

type BannerQueueStore = { due: Due; setDue: (banner: Banner, isDue: boolean) => void };

/** Store of the bottom banners. */
export const useBannerQueue = create<BannerQueueStore>((set) => ({
  due: {},
  setDue: (banner, isDue) => set(({ due }) => ({ due: { ...due, [banner]: isDue } })),
}));
