import { useForwardedParams } from '@/lib/client/analytics/account-links';
import { describeEntry, recordLanding, storeCodes } from '@/lib/client/analytics/attribution';
import {
  recordConfirmation,
  reportVitals,
  trackActions,
  trackErrors,
  watchExposures,
} from '@/lib/client/analytics/dom-tracking';
import { recordEarlyPages } from '@/lib/client/analytics/early-pages';
import { eventStorage, eventStore } from '@/lib/client/analytics/event-store';
import { logChangedFingerprint } from '@/lib/client/analytics/fingerprint-signals';
import { firstPartyReferrers } from '@/lib/client/analytics/first-party-referrers';
import { deviceId } from '@/lib/client/analytics/identity';
import { pagePath, startAnalytics, type NewEvent } from '@/lib/client/analytics/start-analytics';
import { visitStore, type Visit } from '@/lib/client/analytics/visit';
import { afterStartup } from '@/lib/client/page/idle';
import { timeZone } from '@/lib/client/page/time-zone';
import type { SessionContext } from '@/lib/contract/events';
import type { LocaleCode } from '@/lib/i18n/locales';

/** First URL of this page load, and its referrer. */
export type PageLoad = { url: string; referrer: string };

/** How the browser opened this document. */
function readNavigation(): { isReloadOrHistory: boolean; isNewTab: boolean } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloadOrHistory =
    navigation?.type === 'reload' ||
    navigation?.type === 'back_forward' ||
    (document as { wasDiscarded?: boolean }).wasDiscarded === true ||
    // Left before it could be recorded, then restored from the back/forward cache.
    window.earlyActions === null ||
    // Not every browser reports that it restored a tab; the history entry is restored with it.
    (history.state as { visited?: boolean } | null)?.visited === true;
  return { isReloadOrHistory, isNewTab: history.length === 1 && !isReloadOrHistory };
}

/** The page-specific part of the session context. The site has no login, so the user fields are empty. */
const pageContext = (locale: string, appVersion: string) => ({
  user_id: '',
  user_info: '',
  device_id: deviceId(),
  screen_width: screen.width,
  screen_height: screen.height,
  app_version: appVersion,
  locale,
  language: navigator.language,
  time_zone: timeZone(),
});

/**
 * Starts everything that requires analytics consent: campaign source, events, browser signals.
 * @param signal stops at once: nothing more is stored or sent
 */
export function startTracking(
  { url, referrer }: PageLoad,
  { locale, appVersion }: { locale: LocaleCode; appVersion: string },
  signal: AbortSignal,
) {
  const store = eventStore(eventStorage());
  // Once per page, because it reads cookies and layout, which is too slow on a click. First, because later requests use
  // the device ID.
  let context = pageContext(locale, appVersion);
  function toContext({ id, referrer: from, campaign }: Visit): SessionContext {
    const { utm_source = '', utm_medium = '', utm_campaign = '' } = campaign;
    return { ...context, visit_id: id, referrer: from, utm_source, utm_medium, utm_campaign };
  }

  const { isReloadOrHistory, isNewTab } = readNavigation();
  recordEarlyPages(store, toContext, locale, isReloadOrHistory ? url : referrer);
  const visits = visitStore(store.storage, isNewTab);
  const entry = describeEntry(new URL(url), referrer, isReloadOrHistory, firstPartyReferrers);
  const { visit: entryVisit, isLanding } = visits.recordEntry(entry, Date.now());
  if (isLanding || !isReloadOrHistory) storeCodes(entry);
  if (isLanding) recordLanding(store, entryVisit, new URL(url), locale);
  history.replaceState({ ...(history.state as object | null), visited: true }, '');
  let visitId = '';

  function sessionContext(): SessionContext {
    const visit = visits.current(Date.now());
    if (visit.id !== visitId) useForwardedParams.setState({ forwarded: visit.forwardedParams });
    visitId = visit.id;
    return toContext(visit);
  }

  /** The context of the latest page view, with the visit to which it belongs. */
  let viewContext = sessionContext();

  // Web vitals and errors neither begin nor extend a visit, because no person caused them.
  const isAutomatic = ({ op_type, op_obj_type }: NewEvent) => op_type === 'error' || op_obj_type === 'web_vital';
  const getContext = (event: NewEvent) => (isAutomatic(event) ? viewContext : sessionContext());

  const record = startAnalytics(store, getContext, signal);
  trackActions(record, signal);
  trackErrors(record, signal);
  void reportVitals(record);
  if (!isReloadOrHistory && entry.referrerKind === 'internal') recordConfirmation(record);
  void afterStartup()
    .then(() => logChangedFingerprint(signal))
    // The next page retries.
    .catch(() => {});
  let stopExposures = () => {};

  /** Records the current page and starts tracking exposures on it. */
  function showPage(): void {
    if (signal.aborted) return;
    stopExposures();
    context = pageContext(locale, appVersion);
    viewContext = sessionContext();
    record({ op_type: 'view', op_obj_type: 'page', op_obj_value: pagePath() });
    stopExposures = watchExposures(record);
  }

  // A page from the back/forward cache is shown again.
  addEventListener('pageshow', ({ persisted }) => persisted && showPage(), { signal });
  signal.addEventListener('abort', () => {
    stopExposures();
    useForwardedParams.setState({ forwarded: null });
  });
  return { showPage };
}
