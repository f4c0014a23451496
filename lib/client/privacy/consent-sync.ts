import { cookieNames } from '@/lib/contract/storage-keys';

/** The channel that syncs consent between tabs of this site; null where unsupported or forbidden. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(cookieNames.consent);
  } catch {
    return null;
  }
}

/** Sends a choice to all other open tabs. */
export function broadcastConsent(chosen: string): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage(chosen);
  channel?.close();
}

type Follower = {
  /** A choice was made in another tab. */
  follow: (chosen: string) => void;
  /** This tab was suspended or in the back/forward cache, and may have missed messages. */
  look: () => void;
};

/** Listens for choices made in other tabs. @returns stops listening */
export function followConsent({ follow, look }: Follower): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let channel: BroadcastChannel | null = null;

  function close(): void {
    channel?.close();
    channel = null;
  }
  function open(): void {
    close();
    channel = openChannel();
    channel?.addEventListener('message', ({ data }) => follow(String(data)));
  }

  open();
  // An open channel disables the back/forward cache in some browsers.
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', () => (open(), look()), { signal });
  for (const name of ['resume', 'visibilitychange']) document.addEventListener(name, look, { signal });
  return () => {
    close();
    stopping.abort();
  };
}
