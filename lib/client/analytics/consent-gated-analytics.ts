import type { Landing, Measurement, MeasurementSettings } from '@/lib/client/analytics/start-tracking';
import { useConsent } from '@/lib/client/privacy/consent-store';

/**
 * Runs analytics while consent is given. A withdrawal stops it synchronously, before storage is cleared and without
 * waiting for React.
 * @param onChange called with the analytics that started, and with null when they stopped
 * @returns stops it permanently
 */
export function runWhileAllowed(
  landing: Landing,
  settings: MeasurementSettings,
  onChange: (running: Measurement | null) => void,
): () => void {
  let isAllowed = false;
  let running: Measurement | null = null;

  async function start(): Promise<void> {
    const { startTracking: startMeasurement } = await import('@/lib/client/analytics/start-tracking');
    // Consent may have changed in the meantime, even twice.
    if (!isAllowed || running) return;
    running = startMeasurement(landing, settings);
    onChange(running);
  }

  function allow(is: boolean): void {
    if (is === isAllowed) return;
    isAllowed = is;
    if (is) {
      void start();
      return;
    }
    running?.stop();
    running = null;
    onChange(null);
  }

  const unsubscribe = useConsent.subscribe(({ consent }) => allow(consent?.measurement ?? false));
  allow(useConsent.getState().consent?.measurement ?? false);
  return () => {
    unsubscribe();
    allow(false);
  };
}
