import type { Landing, Measurement, MeasurementSettings } from '@/lib/client/analytics/start-tracking';
import { useConsent } from '@/lib/client/privacy/consent-store';

/**
 * Measures for as long as the visitor allows it. A withdrawal ends it in the same moment, before what was stored is
 * removed and without waiting for React.
 * @param tell hears of a measurement that has begun, and null when it has ended
 * @returns ends it for good
 */
export function runWhileAllowed(
  landing: Landing,
  settings: MeasurementSettings,
  tell: (running: Measurement | null) => void,
): () => void {
  let isAllowed = false;
  let running: Measurement | null = null;

  async function start(): Promise<void> {
    const { startTracking: startMeasurement } = await import('@/lib/client/analytics/start-tracking');
    // The choice may have changed meanwhile, even twice.
    if (!isAllowed || running) return;
    running = startMeasurement(landing, settings);
    tell(running);
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
    tell(null);
  }

  const unsubscribe = useConsent.subscribe(({ consent }) => allow(consent?.measurement ?? false));
  allow(useConsent.getState().consent?.measurement ?? false);
  return () => {
    unsubscribe();
    allow(false);
  };
}
