import { useChat } from '@/lib/client/chat/chat-store';
import { loadScript } from '@/lib/client/chat/load-script';

/** Easemob’s chat begins so many milliseconds after the page has loaded. */
const easemobDelay = 500;

/** Easemob's interface: settings go in before its script, methods come out of it. */
type Easemob = {
  config?: object;
  bind?: (config: { configId: string }) => void;
  minimize?: () => void;
};

declare global {
  interface Window {
    easemobim?: Easemob;
  }
}

let configId = '';

async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Loads the widget, half a second after the page; its own button stays hidden. @throws Error when it cannot be had */
export async function loadEasemob(url: string, id: string, signal: AbortSignal): Promise<void> {
  await pageLoaded();
  await new Promise((resolve) => setTimeout(resolve, easemobDelay));
  signal.throwIfAborted();
  if (isEasemobLoaded()) return;
  const { ready, open, close } = useChat.getState();
  configId = id;
  window.easemobim ??= {};
  window.easemobim.config = {
    configId: id,
    hide: true,
    autoConnect: false,
    onready: () => ready('easemob'),
    onopen: () => open('easemob'),
    onclose: () => close(),
  };
  await loadScript(url);
  if (!isEasemobLoaded()) throw new Error('Easemob’s script brought no widget.');
}

/** True when the widget can be opened. */
export const isEasemobLoaded = (): boolean => Boolean(window.easemobim?.bind);

/** Opens the widget, which tells the store when it is open. */
export const openEasemob = (): void => window.easemobim?.bind?.({ configId });

/** Closes the widget. */
export const closeEasemob = (): void => window.easemobim?.minimize?.();
