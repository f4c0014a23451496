import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { dropEarlyEvents } from '@/lib/client/analytics/early-events';
import type { PageLoad } from '@/lib/client/analytics/start-tracking';
import { isSendingPaused } from '@/lib/client/page/isolation';
import { useConsent } from '@/lib/client/privacy/consent-store';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * Runs analytics while consent is given, and reports each page to them. A withdrawal stops them synchronously, before
 * storage is cleared and without waiting for React.
 * @param buildId the build of this page; null while unknown
 */
export function useAnalytics(pageLoad: PageLoad, locale: LocaleCode, buildId: string | null): void {
  const pathname = usePathname();
  const [tracker, setTracker] = useState<{ showPage: () => void } | null>(null);

  useEffect(() => {
    if (!buildId) return;
    let running: AbortController | null = null;

    const start = async (signal: AbortSignal): Promise<void> => {
      const { startTracking } = await import('@/lib/client/analytics/start-tracking');
      // Consent may have changed in the meantime, even twice.
      if (signal.aborted) return;
      setTracker(startTracking(pageLoad, { locale, appVersion: buildId }, signal));
    };

    function stop(): void {
      running?.abort(new Error('Analytics stopped.'));
      running = null;
      setTracker(null);
    }

    function apply({ consent }: Pick<ReturnType<typeof useConsent.getState>, 'consent'>): void {
      if (consent && !consent.analytics) dropEarlyEvents();
      if (!consent?.analytics) {
        stop();
        // Loading analytics would be a request of a tool in use.
      } else if (!running && !isSendingPaused()) {
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
  }, [pageLoad, locale, buildId]);

  useEffect(() => tracker?.showPage(), [tracker, pathname]);
}
