import { deviceId } from '@/lib/browser/measurement/identity';
import { eventStorage } from '@/lib/browser/measurement/event-storage';
import { listenToClicks, listenToErrors, reportVitals, watchExposures } from '@/lib/browser/measurement/listen';
import { pagePath } from '@/lib/browser/measurement/page-path';
import { noteLanding } from '@/lib/browser/measurement/landing';
import { logChangedFingerprint } from '@/lib/browser/measurement/log-fingerprint';
import type { LocaleCode } from '@/lib/i18n/locales';
import { startAnalytics, type Analytics } from '@/lib/browser/measurement/start-analytics';
import { visitPart } from '@/lib/browser/measurement/visit-part';
import { calm } from '@/lib/browser/page/idle';
import type { VisitPart } from '@/lib/protocol/events';

/** How the visitor arrived: the first address of this page load, and what led to it. */
export type Landing = { address: string; referrer: string };

export type MeasurementSettings = { locale: LocaleCode; buildId: string; ownHosts: readonly string[] };

export type Measurement = Analytics & {
  /** Records the page that is shown now, and watches what is seen of it. */
  showPage: () => void;
};

/** Everything that consent to measurement allows: campaign source, events, browser signals. Stopped by a withdrawal. */
export function startMeasurement(landing: Landing, { locale, buildId, ownHosts }: MeasurementSettings): Measurement {
  const stopping = new AbortController();
  const { signal } = stopping;
  const storage = eventStorage();
  // First: what follows is sent under it.
  deviceId();
  const { address, referrer } = landing;
  noteLanding(storage, { address: new URL(address), locale, referrer, ownHosts });
  // Read once for each page: it takes cookies and storage, and clicks must not.
  let part: VisitPart | null = null;
  const analytics = startAnalytics(storage, () => (part ??= visitPart(locale, buildId)));
  listenToClicks(analytics, signal);
  listenToErrors(analytics, signal);
  void reportVitals(analytics);
  void calm()
    .then(() => logChangedFingerprint(signal))
    .catch(() => {
      // The next page tries again.
    });
  let leavePage = () => {};
  return {
    ...analytics,
    showPage() {
      if (signal.aborted) return;
      leavePage();
      part = null;
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
