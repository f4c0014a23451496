import { create } from 'zustand';

/** What may lie along an edge of the window, in the order in which each has its turn. */
export const strips = ['consent', 'language', 'banner'] as const;

export type Strip = (typeof strips)[number];

/** Whether each strip has something to say; nothing for one that does not know yet. */
type Due = Partial<Record<Strip, boolean>>;

/** Whose turn it is: the first that is due. One that does not know yet keeps those after it waiting. */
export function turnOf(due: Due): Strip | null {
  const first = strips.find((strip) => due[strip] !== false);
  return first !== undefined && due[first] ? first : null;
}

type FootStore = { due: Due; setDue: (strip: Strip, isDue: boolean) => void };

/** The one owner of the window's edge: what floats there asks it, and nothing comes beside anything else. */
export const useFoot = create<FootStore>((set) => ({
  due: {},
  setDue: (strip, isDue) => set(({ due }) => ({ due: { ...due, [strip]: isDue } })),
}));
