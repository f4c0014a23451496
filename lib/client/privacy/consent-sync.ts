import { cookieNames } from '@/lib/contract/storage-keys';

/** The channel over which tabs of this site tell each other what was chosen; null where the browser has, or allows, none. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(cookieNames.consent);
  } catch {
    return null;
  }
}

/** Tells a choice to all other open tabs. */
export function broadcastConsent(chosen: string): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: only this site hears it
  channel?.postMessage(chosen);
  channel?.close();
}

type Follower = {
  /** A choice was made in another tab. */
  follow: (chosen: string) => void;
  /** This tab was asleep or kept for going back, and has heard nothing. */
  look: () => void;
};

/** Hears of choices that are made in other tabs. @returns stops listening */
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
  // Some browsers do not keep a page for going back that has a channel open.
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', () => (open(), look()), { signal });
  for (const name of ['resume', 'visibilitychange']) document.addEventListener(name, look, { signal });
  return () => {
    close();
    stopping.abort();
  };
}
