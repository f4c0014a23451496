import { dropEarlyEvents } from '@/lib/client/analytics/early-events';
import type { PageLoad, Tracker, TrackerSettings } from '@/lib/client/analytics/start-tracking';
import { useConsent } from '@/lib/client/privacy/consent-store';

/**
 * Runs analytics while consent is given. A withdrawal stops it synchronously, before storage is cleared and without
 * waiting for React.
 * @param onChange called with the analytics that started, and with null when they stopped
 * @returns stops it permanently
 */
export function runWhileAllowed(
  pageLoad: PageLoad,
  settings: TrackerSettings,
  onChange: (running: Tracker | null) => void,
): () => void {
  let isAllowed = false;
  let running: Tracker | null = null;

  async function start(): Promise<void> {
    const { startTracking } = await import('@/lib/client/analytics/start-tracking');
    // Consent may have changed in the meantime, even twice.
    if (!isAllowed || running) return;
    running = startTracking(pageLoad, settings);
    onChange(running);
  }

  function setAllowed(allowed: boolean): void {
    if (allowed === isAllowed) return;
    isAllowed = allowed;
    if (allowed) {
      void start();
      return;
    }
    running?.stop();
    running = null;
    onChange(null);
  }

  function apply({ consent }: Pick<ReturnType<typeof useConsent.getState>, 'consent'>): void {
    if (consent && !consent.measurement) dropEarlyEvents();
    setAllowed(consent?.measurement ?? false);
  }

  const unsubscribe = useConsent.subscribe(apply);
  apply(useConsent.getState());
  return () => {
    unsubscribe();
    setAllowed(false);
  };
}
