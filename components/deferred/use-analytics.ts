import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { dropEarlyEvents } from '@/lib/client/analytics/early-events';
import type { PageLoad } from '@/lib/client/analytics/start-tracking';
import { useConsent } from '@/lib/client/privacy/consent-store';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * Runs analytics while consent is given, once the server's settings are known, and reports each page to them. A
 * withdrawal stops them synchronously, before storage is cleared and without waiting for React.
 */
export function useAnalytics(pageLoad: PageLoad, locale: LocaleCode, settings: ClientSettings | null): void {
  const pathname = usePathname();
  const [tracker, setTracker] = useState<{ showPage: () => void } | null>(null);

  useEffect(() => {
    if (!settings) return;
    const { buildId, firstPartyHosts: hosts, firstPartyReferrerDomains: domains } = settings;
    let running: AbortController | null = null;

    async function start(signal: AbortSignal): Promise<void> {
      const { startTracking } = await import('@/lib/client/analytics/start-tracking');
      // Consent may have changed in the meantime, even twice.
      if (signal.aborted) return;
      setTracker(startTracking(pageLoad, { locale, buildId, firstPartyReferrers: { hosts, domains } }, signal));
    }

    function stop(): void {
      running?.abort(new Error('Analytics stopped.'));
      running = null;
      setTracker(null);
    }

    function apply({ consent }: Pick<ReturnType<typeof useConsent.getState>, 'consent'>): void {
      if (consent && !consent.analytics) dropEarlyEvents();
      if (!consent?.analytics) {
        stop();
      } else if (!running) {
        running = new AbortController();
        void start(running.signal);
      }
    }

    const unsubscribe = useConsent.subscribe(apply);
    apply(useConsent.getState());
    return () => {
      unsubscribe();
      stop();
    };
  }, [pageLoad, locale, settings]);

  useEffect(() => tracker?.showPage(), [tracker, pathname]);
}
