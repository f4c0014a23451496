import { create } from 'zustand';
import { toastTime } from '@/lib/config/constants';

/** The second kind of toast begins to go after so many milliseconds, unless it is told otherwise. */
const noticeTime = 1000;

export type ToastStatus = 'failed' | 'error' | 'success';

export type Toast = {
  id: number;
  status: ToastStatus;
  text: string;
  /** Milliseconds until it goes by itself. */
  time: number;
  /** The second kind has a button to close it, and takes a moment to go. */
  isNotice: boolean;
};

type ToastStore = {
  toast: Toast | null;
  show: (status: ToastStatus, text: string) => void;
  notify: (status: ToastStatus, text: string, time?: number) => void;
  hide: () => void;
};

/** The one toast that is shown; a newer one takes its place. */
export const useToasts = create<ToastStore>((set, get) => {
  const put = (toast: Omit<Toast, 'id'>) => set({ toast: { ...toast, id: (get().toast?.id ?? 0) + 1 } });
  return {
    toast: null,
    show: (status, text) => put({ status, text, time: toastTime, isNotice: false }),
    notify: (status, text, time = noticeTime) => put({ status, text, time, isNotice: true }),
    hide: () => set({ toast: null }),
  };
});
