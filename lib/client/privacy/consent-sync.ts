import { cookieNames } from '@/lib/config/cookies';

/** The channel that syncs consent between tabs of this site; null where unsupported or forbidden. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(cookieNames.consent);
  } catch {
    return null;
  }
}

/** Sends a choice to all other open tabs. */
export function broadcastConsent(storedChoice: string): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage(storedChoice);
  channel?.close();
}

type ConsentListener = {
  /** A choice was made in another tab. */
  applyChoice: (storedChoice: string) => void;
  /** This tab was suspended or in the back/forward cache, and may have missed messages. */
  syncFromCookie: () => void;
};

/** Listens for choices made in other tabs. @returns a cleanup function that stops listening */
export function followConsent({ applyChoice, syncFromCookie }: ConsentListener): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let channel: BroadcastChannel | null = null;

  function close(): void {
    channel?.close();
    channel = null;
  }
  function open(): void {
    close();
    channel = openChannel();
    channel?.addEventListener('message', ({ data }) => applyChoice(String(data)));
  }

  open();
  // An open channel disables the back/forward cache in some browsers.
  addEventListener('pagehide', close, { signal });
  const onPageShow = () => {
    open();
    syncFromCookie();
  };
  addEventListener('pageshow', onPageShow, { signal });
  for (const name of ['resume', 'visibilitychange']) document.addEventListener(name, syncFromCookie, { signal });
  return () => {
    close();
    controller.abort();
  };
}
