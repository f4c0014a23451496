import { startTransition, useEffect, useState } from 'react';
import { clientSettings } from '@/lib/client/api/client-settings';
import { useBannerQueue } from '@/lib/client/page/banner-queue';
import { useConsent } from '@/lib/client/privacy/consent-store';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';

/** Settings that cannot be had are asked for again after so many milliseconds, and after twice as long each time. */
const firstWait = 5000;
const longestWait = 5 * 60_000;

/**
 * The server's settings; the store of consent learns its mode from them. Null until they are there; while they cannot be
 * had, nothing is measured, and nothing of others is loaded.
 */
export function useClientSettings(): ClientSettings | 'failed' | null {
  const [settings, setSettings] = useState<ClientSettings | 'failed' | null>(null);
  const load = useConsent((store) => store.load);

  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(wait: number): Promise<void> {
      clearTimeout(timer);
      try {
        const known = await clientSettings();
        if (stopping.signal.aborted) return;
        stopping.abort();
        load(known.consentMode);
        startTransition(() => setSettings(known));
      } catch {
        if (stopping.signal.aborted) return;
        setSettings('failed');
        // Nobody is asked, so what waits for that goes on.
        useBannerQueue.getState().setDue('consent', false);
        timer = setTimeout(() => void ask(Math.min(2 * wait, longestWait)), wait);
      }
    }

    void ask(firstWait);
    addEventListener('online', () => void ask(firstWait), { signal: stopping.signal });
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [load]);

  return settings;
}
