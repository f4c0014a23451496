import { startTransition, useEffect, useState } from 'react';
import { clientSettings } from '@/lib/client/api/client-settings';
import { useBannerQueue } from '@/lib/client/banners/banner-queue';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { isSendingPaused } from '@/lib/client/page/isolation';
import { pageSettings } from '@/lib/client/page/page-settings';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';

/** Delay in ms before settings are requested again; it doubles after each failure. */
const initialBackoff = 5000;
const maxBackoff = 5 * 60_000;

/**
 * Loads the server's settings and sets the consent mode, which is known in advance if it was sent with the page. Null
 * until loaded; if they are unavailable, no third-party services run.
 */
export function useClientSettings(): ClientSettings | 'failed' | null {
  const [settings, setSettings] = useState<ClientSettings | 'failed' | null>(null);
  const load = useConsent((store) => store.load);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const consentMode = pageSettings?.consentMode;
    if (consentMode) load(consentMode);

    async function request(wait: number): Promise<void> {
      clearTimeout(timer);
      if (isSendingPaused()) return;
      try {
        const loaded = await clientSettings();
        if (controller.signal.aborted) return;
        controller.abort();
        // A cache may have stored the page under an earlier setting.
        if (loaded.consentMode !== consentMode) load(loaded.consentMode);
        startTransition(() => setSettings(loaded));
      } catch {
        if (controller.signal.aborted) return;
        setSettings('failed');
        // The consent notice is not shown, so the next banner in the queue may be.
        if (!consentMode) useBannerQueue.getState().setRequested('consent', false);
        timer = setTimeout(() => void request(Math.min(2 * wait, maxBackoff)), wait);
      }
    }

    void request(initialBackoff);
    addEventListener('online', () => void request(initialBackoff), { signal: controller.signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [load]);

  return settings;
}
