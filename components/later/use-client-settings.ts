import { startTransition, useEffect, useState } from 'react';
import { clientSettings } from '@/lib/browser/calls/client-settings';
import { useFoot } from '@/lib/browser/page/foot';
import { useConsent } from '@/lib/browser/privacy/consent-store';
import type { ClientSettings } from '@/lib/protocol/calls/site-settings';

/**
 * The server's settings; the store of consent learns its mode from them. Null until they are there; when they cannot be
 * had, nothing is measured, and nothing of others is loaded.
 */
export function useClientSettings(): ClientSettings | 'failed' | null {
  const [settings, setSettings] = useState<ClientSettings | 'failed' | null>(null);
  const load = useConsent((store) => store.load);

  useEffect(() => {
    clientSettings()
      .then((known) => {
        load(known.consentMode);
        startTransition(() => setSettings(known));
      })
      .catch(() => {
        setSettings('failed');
        // Nobody is asked, so what waits for that goes on.
        useFoot.getState().setDue('consent', false);
      });
  }, [load]);

  return settings;
}
