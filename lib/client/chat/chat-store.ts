import { create } from 'zustand';

/** The site's own widget, a script such as SaleSmartly's, or Easemob. */
export type ChatKind = 'own' | 'script' | 'easemob';

type ChatStore = {
  /** absent: none can be opened yet. */
  status: 'absent' | 'ready' | 'open';
  /** Which widget is open, or was the last to become ready. */
  kind: ChatKind;
  /** A widget can be opened. One that is open stays so. */
  ready: (kind: ChatKind) => void;
  open: (kind: ChatKind) => void;
  close: () => void;
};

/** What all widgets tell of themselves, in the same words. */
export const useChat = create<ChatStore>((set, get) => ({
  status: 'absent',
  kind: 'own',
  ready: (kind) => {
    if (get().status !== 'open') set({ status: 'ready', kind });
  },
  open: (kind) => set({ status: 'open', kind }),
  close: () => {
    if (get().status === 'open') set({ status: 'ready' });
  },
}));
