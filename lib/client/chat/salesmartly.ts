import { useChat } from '@/lib/client/chat/chat-store';
import { loadScript } from '@/lib/client/chat/load-script';
import { poll } from '@/lib/client/chat/poll';

/** SaleSmartly's API. Its script defines `ssq` and stops if that exists already, so the site never defines it. */
type Queue = {
  push: (name: string, ...rest: unknown[]) => void;
  /** Set once the widget itself has loaded. */
  callMethod?: unknown;
};

declare global {
  interface Window {
    ssq?: Queue;
    __ssc?: { setting?: object };
  }
}

let isBound = false;
let isReady = false;

function bind(queue: Queue): void {
  const { ready, open, close } = useChat.getState();
  isBound = true;
  queue.push('onReady', () => {
    isReady = true;
    ready('script');
  });
  queue.push('onOpenChat', () => open('script'));
  queue.push('onCloseChat', () => close());
}

function isWidgetReady(): boolean {
  if (!window.ssq) return false;
  if (!isBound) bind(window.ssq);
  isReady ||= Boolean(window.ssq.callMethod);
  return isReady;
}

/** Loads the widget and waits until it is ready. Its own button is hidden: the site's button opens all widgets. */
export async function loadSalesmartly(url: string, signal: AbortSignal): Promise<void> {
  window.__ssc = { ...window.__ssc, setting: { ...window.__ssc?.setting, hideIcon: true } };
  await loadScript(url);
  await poll(isWidgetReady, signal);
}

/** Whether the widget can be opened. */
export const isSalesmartlyReady = (): boolean => isReady;

/** Opens the widget, which notifies the store once it is open. */
export const openSalesmartly = (): void => window.ssq?.push('chatOpen');

export const closeSalesmartly = (): void => window.ssq?.push('chatClose');
