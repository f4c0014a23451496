import { create } from 'zustand';

/** The built-in widget, a script such as SaleSmartly's, or Easemob. */
export type ChatKind = 'builtin' | 'script' | 'easemob';

type ChatStore = {
  /** absent: no widget is ready yet. */
  status: 'absent' | 'ready' | 'open';
  /** The open widget, or the last one to become ready. */
  kind: ChatKind;
  /** Marks a widget as ready. An open one stays open. */
  ready: (kind: ChatKind) => void;
  open: (kind: ChatKind) => void;
  close: () => void;
};

/** Common state of all widgets. */
export const useChat = create<ChatStore>((set, get) => ({
  status: 'absent',
  kind: 'builtin',
  ready: (kind) => {
    if (get().status !== 'open') set({ status: 'ready', kind });
  },
  open: (kind) => set({ status: 'open', kind }),
  close: () => {
    if (get().status === 'open') set({ status: 'ready' });
  },
}));
