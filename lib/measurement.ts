import { startAnalytics, type Analytics } from '@/lib/analytics/analytics';
import { commonPart } from '@/lib/analytics/common-part';
import { deviceId } from '@/lib/analytics/identity';
import { listenToClicks, listenToErrors, reportVitals, watchExposures } from '@/lib/analytics/listen';
import { pagePath } from '@/lib/analytics/page-path';
import { noteLanding } from '@/lib/attribution/landing';
import { logChangedFingerprint } from '@/lib/fingerprint/log-fingerprint';
import { calm } from '@/lib/idle';

/** How the visitor arrived: the first address of this page load, and what led to it. */
export type Landing = { address: string; referrer: string };

export type MeasurementSettings = { locale: string; buildId: string; ownHosts: readonly string[] };

export type Measurement = Analytics & {
  /** Records the page that is shown now, and watches what is seen of it. */
  showPage: () => void;
};

/** Everything that consent to measurement allows: campaign source, events, browser signals. Stopped by a withdrawal. */
export function startMeasurement(landing: Landing, { locale, buildId, ownHosts }: MeasurementSettings): Measurement {
  const stopping = new AbortController();
  const { signal } = stopping;
  // First: what follows is sent under it.
  deviceId();
  const analytics = startAnalytics((dropped) => commonPart(locale, buildId, dropped));
  listenToClicks(analytics, signal);
  listenToErrors(analytics, signal);
  void reportVitals(analytics);
  void noteLanding(new URL(landing.address), landing.referrer, ownHosts, signal);
  void calm()
    .then(() => logChangedFingerprint(signal))
    .catch(() => {
      // The next page tries again.
    });
  let leavePage = () => {};
  return {
    ...analytics,
    showPage() {
      leavePage();
      analytics.record({ op_type: 'view', op_obj_type: 'page', op_obj_value: pagePath() });
      leavePage = watchExposures(analytics);
    },
    stop() {
      leavePage();
      stopping.abort(new Error('Measurement was stopped.'));
      analytics.stop();
    },
  };
}
