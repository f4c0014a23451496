import { deviceId } from '@/lib/client/analytics/identity';
import { eventStorage } from '@/lib/client/analytics/memory-storage';
import { trackClicks, trackErrors, reportVitals, watchExposures } from '@/lib/client/analytics/dom-tracking';
import { pagePath } from '@/lib/client/analytics/page-path';
import { noteLanding } from '@/lib/client/analytics/attribution';
import { logChangedFingerprint } from '@/lib/client/analytics/log-fingerprint';
import type { LocaleCode } from '@/lib/i18n/locales';
import { startAnalytics, type Analytics } from '@/lib/client/analytics/start-analytics';
import { sessionContext } from '@/lib/client/analytics/session-context';
import { afterStartup } from '@/lib/client/page/idle';
import type { SessionContext } from '@/lib/contract/events';

/** How the visitor arrived: first URL of this page load, and its referrer. */
export type Landing = { address: string; referrer: string };

export type MeasurementSettings = { locale: LocaleCode; buildId: string; ownHosts: readonly string[] };

export type Measurement = Analytics & {
  /** Records the current page and starts tracking exposures on it. */
  showPage: () => void;
};

/** Starts everything that requires analytics consent: campaign source, events, browser signals. Stops on withdrawal. */
export function startTracking(landing: Landing, { locale, buildId, ownHosts }: MeasurementSettings): Measurement {
  const stopping = new AbortController();
  const { signal } = stopping;
  const storage = eventStorage();
  // First: later requests use this id.
  deviceId();
  const { address, referrer } = landing;
  noteLanding(storage, { address: new URL(address), locale, referrer, ownHosts });
  // Read once per page: it reads cookies and storage, which clicks must not.
  let part: SessionContext | null = null;
  const analytics = startAnalytics(storage, () => (part ??= sessionContext(locale, buildId)));
  trackClicks(analytics, signal);
  trackErrors(analytics, signal);
  void reportVitals(analytics);
  void afterStartup()
    .then(() => logChangedFingerprint(signal))
    .catch(() => {
      // The next page retries.
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
      stopping.abort(new Error('Analytics stopped.'));
      analytics.stop();
    },
  };
}
