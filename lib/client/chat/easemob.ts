import { useChat } from '@/lib/client/chat/chat-store';
import { loadScript } from '@/lib/client/chat/load-script';

/** Delay between page load and the start of Easemob's chat, in ms. */
const easemobDelay = 500;

/** Easemob's API: settings are set before its script runs, methods are added by it. */
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

async function waitForPageLoad(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/**
 * Loads the widget half a second after the page; its own button stays hidden.
 * @throws Error when it cannot be loaded
 */
export async function loadEasemob(url: string, id: string, signal: AbortSignal): Promise<void> {
  await waitForPageLoad();
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
  if (!isEasemobLoaded()) throw new Error('The Easemob script did not define a widget.');
}

/** Whether the widget can be opened. */
export const isEasemobLoaded = (): boolean => Boolean(window.easemobim?.bind);

/** Opens the widget, which notifies the store once it is open. */
export const openEasemob = (): void => window.easemobim?.bind?.({ configId });

export const closeEasemob = (): void => window.easemobim?.minimize?.();
