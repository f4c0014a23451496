import { create } from 'zustand';

/** What may lie along an edge of the window, in the order in which each has its turn. */
export const banners = ['consent', 'language', 'banner'] as const;

export type Banner = (typeof banners)[number];

/** Whether each strip has something to say; nothing for one that does not know yet. */
type Due = Partial<Record<Banner, boolean>>;

/** Whose turn it is: the first that is due. One that does not know yet keeps those after it waiting. */
export function currentBanner(due: Due): Banner | null {
  const first = banners.find((strip) => due[strip] !== false);
  return first !== undefined && due[first] ? first : null;
}

type FootStore = { due: Due; setDue: (strip: Banner, isDue: boolean) => void };

/** The one owner of the window's edge: what floats there asks it, and nothing comes beside anything else. */
export const useBannerQueue = create<FootStore>((set) => ({
  due: {},
  setDue: (strip, isDue) => set(({ due }) => ({ due: { ...due, [strip]: isDue } })),
}));
