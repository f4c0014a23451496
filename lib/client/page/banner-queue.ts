import { create } from 'zustand';

/** Banners at the bottom edge of the window, by priority. */
export const banners = ['consent', 'language', 'banner'] as const;

export type Banner = (typeof banners)[number];

/** Whether each banner wants to be shown; undefined while unknown. */
type Due = Partial<Record<Banner, boolean>>;

/** Returns the first banner to show. One whose state is unknown blocks those after it. */
export function currentBanner(due: Due): Banner | null {
  const first = banners.find((strip) => due[strip] !== false);
  return first !== undefined && due[first] ? first : null;
}

type FootStore = { due: Due; setDue: (strip: Banner, isDue: boolean) => void };

/** Store of the bottom banners: one is visible at a time. */
export const useBannerQueue = create<FootStore>((set) => ({
  due: {},
  setDue: (strip, isDue) => set(({ due }) => ({ due: { ...due, [strip]: isDue } })),
}));
