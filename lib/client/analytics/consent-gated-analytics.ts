import type { Landing, Tracker, TrackerSettings } from '@/lib/client/analytics/start-tracking';
import { useConsent } from '@/lib/client/privacy/consent-store';

/**
 * Runs analytics while consent is given. A withdrawal stops it synchronously, before storage is cleared and without
 * waiting for React.
 * @param onChange called with the analytics that started, and with null when they stopped
 * @returns stops it permanently
 */
export function runWhileAllowed(
  landing: Landing,
  settings: TrackerSettings,
  onChange: (running: Tracker | null) => void,
): () => void {
  let isAllowed = false;
  let running: Tracker | null = null;

  async function start(): Promise<void> {
    const { startTracking } = await import('@/lib/client/analytics/start-tracking');
    // Consent may have changed in the meantime, even twice.
    if (!isAllowed || running) return;
    running = startTracking(landing, settings);
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

  const unsubscribe = useConsent.subscribe(({ consent }) => setAllowed(consent?.measurement ?? false));
  setAllowed(useConsent.getState().consent?.measurement ?? false);
  return () => {
    unsubscribe();
    setAllowed(false);
  };
}
