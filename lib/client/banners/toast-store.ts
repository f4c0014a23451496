import { create } from 'zustand';

/** Display time of a toast, in milliseconds. */
export const toastTime = 3600;

/** Default display time of notice toasts, in ms. */
const noticeTime = 1000;

/** Duration of a toast's exit animation, in ms. */
export const toastExit = 300;

export type ToastStatus = 'error' | 'success';

export type Toast = {
  id: number;
  status: ToastStatus;
  text: string;
  /** Milliseconds until it is dismissed automatically. */
  time: number;
  /** A notice has a close button and fades out. */
  isNotice: boolean;
};

type ToastStore = {
  toast: Toast | null;
  show: (status: ToastStatus, text: string) => void;
  notify: (status: ToastStatus, text: string, time?: number) => void;
  hide: () => void;
};

/** Store of the single visible toast; a newer one replaces it. */
export const useToasts = create<ToastStore>((set, get) => {
  const setToast = (toast: Omit<Toast, 'id'>) => set({ toast: { ...toast, id: (get().toast?.id ?? 0) + 1 } });
  return {
    toast: null,
    show: (status, text) => setToast({ status, text, time: toastTime, isNotice: false }),
    notify: (status, text, time = noticeTime) => setToast({ status, text, time, isNotice: true }),
    hide: () => set({ toast: null }),
  };
});
