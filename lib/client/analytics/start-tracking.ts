import { deviceId } from '@/lib/client/analytics/identity';
import { eventStorage } from '@/lib/client/analytics/memory-storage';
import { trackClicks, trackErrors, reportVitals, watchExposures } from '@/lib/client/analytics/dom-tracking';
import { pagePath } from '@/lib/client/analytics/page-path';
import { queueLanding } from '@/lib/client/analytics/attribution';
import { logChangedFingerprint } from '@/lib/client/analytics/log-fingerprint';
import type { LocaleCode } from '@/lib/i18n/locales';
import { startAnalytics, type Analytics } from '@/lib/client/analytics/start-analytics';
import { sessionContext } from '@/lib/client/analytics/session-context';
import { afterStartup } from '@/lib/client/page/idle';
import type { SessionContext } from '@/lib/contract/events';

/** How the visitor arrived: first URL of this page load, and its referrer. */
export type Landing = { url: string; referrer: string };

export type TrackerSettings = { locale: LocaleCode; buildId: string; ownHosts: readonly string[] };

export type Tracker = Analytics & {
  /** Records the current page and starts tracking exposures on it. */
  showPage: () => void;
};

/** Starts everything that requires analytics consent: campaign source, events, browser signals. Stops on withdrawal. */
export function startTracking(landing: Landing, { locale, buildId, ownHosts }: TrackerSettings): Tracker {
  const controller = new AbortController();
  const { signal } = controller;
  const storage = eventStorage();
  // First: later requests use this id.
  deviceId();
  const { url, referrer } = landing;
  queueLanding(storage, { url: new URL(url), locale, referrer, ownHosts });
  // Read once per page: it reads cookies and storage, which clicks must not.
  let cachedContext: SessionContext | null = null;
  const analytics = startAnalytics(storage, () => (cachedContext ??= sessionContext(locale, buildId)));
  trackClicks(analytics, signal);
  trackErrors(analytics, signal);
  void reportVitals(analytics);
  void afterStartup()
    .then(() => logChangedFingerprint(signal))
    .catch(() => {
      // The next page retries.
    });
  let stopExposures = () => {};
  return {
    ...analytics,
    showPage() {
      if (signal.aborted) return;
      stopExposures();
      cachedContext = null;
      analytics.record({ op_type: 'view', op_obj_type: 'page', op_obj_value: pagePath() });
      stopExposures = watchExposures(analytics);
    },
    stop() {
      stopExposures();
      controller.abort(new Error('Analytics stopped.'));
      analytics.stop();
    },
  };
}
