import { create } from 'zustand';

export type ToastStatus = 'failed' | 'error' | 'success';
export type Toast = { id: number; status: ToastStatus; text: string };

type ToastStore = {
  toast: Toast | null;
  show: (status: ToastStatus, text: string) => void;
  hide: () => void;
};

/** The one toast that is shown; a newer one takes its place. */
export const useToasts = create<ToastStore>((set, get) => ({
  toast: null,
  show: (status, text) => set({ toast: { id: (get().toast?.id ?? 0) + 1, status, text } }),
  hide: () => set({ toast: null }),
}));
