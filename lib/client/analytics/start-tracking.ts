import { useForwardedParams } from '@/lib/client/analytics/account-links';
import { describeArrival, recordLanding, storeCodes } from '@/lib/client/analytics/attribution';
import { reportVitals, trackClicks, trackErrors, watchExposures } from '@/lib/client/analytics/dom-tracking';
import { eventStorage, eventStore } from '@/lib/client/analytics/event-store';
import { logChangedFingerprint } from '@/lib/client/analytics/fingerprint-signals';
import { deviceId } from '@/lib/client/analytics/identity';
import { pagePath, startAnalytics, type Analytics } from '@/lib/client/analytics/start-analytics';
import { visitStore, type Visit } from '@/lib/client/analytics/visit';
import { afterStartup } from '@/lib/client/page/idle';
import { timeZone } from '@/lib/client/page/time-zone';
import type { SessionContext } from '@/lib/contract/events';
import type { OwnReferrers } from '@/lib/contract/own-referrer';
import type { LocaleCode } from '@/lib/i18n/locales';

/** How the visitor arrived: first URL of this page load, and its referrer. */
export type PageLoad = { url: string; referrer: string };

export type TrackerSettings = { locale: LocaleCode; buildId: string; ownReferrers: OwnReferrers };

export type Tracker = Analytics & {
  /** Records the current page and starts tracking exposures on it. */
  showPage: () => void;
};

/** How the browser opened this document. */
function readNavigation(): { isReloadOrHistory: boolean; isNewTab: boolean } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const state = (history.state ?? {}) as { visited?: boolean };
  const isReloadOrHistory =
    navigation?.type === 'reload' ||
    navigation?.type === 'back_forward' ||
    (document as { wasDiscarded?: boolean }).wasDiscarded === true ||
    // Not every browser reports that it restored a tab; the history entry is restored with it.
    state.visited === true;
  return { isReloadOrHistory, isNewTab: history.length === 1 && !isReloadOrHistory };
}

type DeviceContext = Omit<SessionContext, 'visit_id' | 'referrer' | `utm_${string}`>;

/** The site has no login, so the user fields are empty. */
const deviceContext = (locale: string, buildId: string): DeviceContext => ({
  user_id: '',
  user_info: '',
  device_id: deviceId(),
  screen_width: screen.width,
  screen_height: screen.height,
  app_version: buildId,
  locale,
  language: navigator.language,
  time_zone: timeZone(),
});

const visitContext = ({ id, referrer, campaign }: Visit) => ({
  visit_id: id,
  referrer,
  utm_source: campaign.utm_source ?? '',
  utm_medium: campaign.utm_medium ?? '',
  utm_campaign: campaign.utm_campaign ?? '',
});

/** Starts everything that requires analytics consent: campaign source, events, browser signals. Stops on withdrawal. */
export function startTracking(
  { url, referrer }: PageLoad,
  { locale, buildId, ownReferrers }: TrackerSettings,
): Tracker {
  const controller = new AbortController();
  const { signal } = controller;
  const storage = eventStorage();
  const store = eventStore(storage);
  // First: later requests use this id.
  deviceId();
  const { isReloadOrHistory, isNewTab } = readNavigation();
  const visits = visitStore(storage, isNewTab);
  const arrival = describeArrival(new URL(url), referrer, isReloadOrHistory, ownReferrers);
  const { visit: landingVisit, isNew } = visits.recordArrival(arrival, Date.now());
  if (!isReloadOrHistory) storeCodes(arrival);
  if (isNew) recordLanding(store, landingVisit, new URL(url), locale);
  history.replaceState({ ...(history.state as object | null), visited: true }, '');

  // The browser's part is read once per page: it reads cookies and layout, which clicks must not.
  let device: DeviceContext | null = null;
  let visitId = '';

  function currentVisit(): Visit {
    const visit = visits.current(Date.now());
    if (visit.id !== visitId) useForwardedParams.setState({ forwarded: visit.carried });
    visitId = visit.id;
    return visit;
  }

  currentVisit();
  const analytics = startAnalytics(storage, store, () => {
    device ??= deviceContext(locale, buildId);
    return { ...device, ...visitContext(currentVisit()) };
  });
  trackClicks(analytics, signal);
  trackErrors(analytics, signal);
  void reportVitals(analytics);
  void afterStartup()
    .then(() => logChangedFingerprint(signal))
    .catch(() => {
      // The next page retries.
    });
  let stopExposures = () => {};

  function showPage(): void {
    if (signal.aborted) return;
    stopExposures();
    device = null;
    analytics.record({ op_type: 'view', op_obj_type: 'page', op_obj_value: pagePath() });
    stopExposures = watchExposures(analytics);
  }

  // A page from the back/forward cache is shown again.
  addEventListener('pageshow', ({ persisted }) => persisted && showPage(), { signal });
  return {
    ...analytics,
    showPage,
    stop() {
      stopExposures();
      useForwardedParams.setState({ forwarded: null });
      controller.abort(new Error('Analytics stopped.'));
      analytics.stop();
    },
  };
}
