import { backoff } from '@/lib/client/analytics/backoff';
import { enrichEvent, type NewEvent } from '@/lib/client/analytics/enrich-event';
import { openCourier } from '@/lib/client/analytics/courier';
import { droppedCount, tabsWithUnreportedCounts } from '@/lib/client/analytics/dropped-count';
import { onPageShow } from '@/lib/client/analytics/on-page-show';
import { eventKeys, isEventKey, ownerOf, sender } from '@/lib/client/analytics/event-store';
import { gather } from '@/lib/client/analytics/gather';
import { holdTab, whenGone } from '@/lib/client/analytics/gone-tabs';
import { randomId } from '@/lib/client/analytics/identity';
import { isLandingKey } from '@/lib/client/analytics/landing-queue';
import { pagePath } from '@/lib/client/analytics/page-path';
import { readyCourier } from '@/lib/client/analytics/ready-courier';
import { sendEvents } from '@/lib/client/analytics/send-events';
import { sendLandings } from '@/lib/client/analytics/send-landings';
import { senderTurn } from '@/lib/client/analytics/sender-turn';
import { pendingEvents } from '@/lib/client/analytics/pending-events';
import { afterStartup, idle } from '@/lib/client/page/idle';
import type { SessionContext } from '@/lib/contract/events';

export type Analytics = {
  record: (event: NewEvent) => void;
  /** Stops at once: no more events are stored or sent. */
  stop: () => void;
};

/**
 * Accepts events, stores them with their session context until they are acknowledged, and sends them along with landing
 * records. Each tab collects its own batches; one visible tab sends those of all tabs and of closed ones. A tab that is
 * hidden or left sends its own events.
 * @param getSessionContext returns the current session context
 */
export function startAnalytics(storage: Storage, getSessionContext: () => SessionContext): Analytics {
  const { locks } = navigator;
  const tab = randomId();
  const controller = new AbortController();
  const { signal } = controller;
  const dropped = droppedCount(storage, tab);
  const pending = pendingEvents(storage, tab, dropped);
  const courier = readyCourier(() => openCourier(signal));
  /** Aborts when this tab must release its locks. */
  let pageSignal = signal;

  const election = senderTurn(
    locks,
    { onTurn: onElected, settled: () => Promise.all([events.settled(), landings.settled()]) },
    signal,
  );
  const maySend = election.isMine;
  const events = sendEvents({ pending, courier, backOff: backoff(storage, 'events'), maySend }, signal);
  const landings = sendLandings({ storage, dropped, backOff: backoff(storage, 'landings'), maySend }, signal);

  /** Adopts the events of other tabs once they are closed. */
  function adoptClosedTabs(leaderSignal: AbortSignal, knownTabs: Set<string>): void {
    for (const otherTab of [...eventKeys(storage).map(ownerOf), ...tabsWithUnreportedCounts(storage)]) {
      if (knownTabs.has(otherTab)) continue;
      knownTabs.add(otherTab);
      const adopt = () => {
        pending.takeOver(otherTab);
        events.run();
      };
      whenGone(locks, otherTab, adopt, { waiting: leaderSignal, measured: pageSignal });
    }
  }

  function onElected(leaderSignal: AbortSignal): void {
    const knownTabs = new Set([tab, sender]);
    const adoptPending = () => {
      pending.trim();
      adoptClosedTabs(leaderSignal, knownTabs);
      events.run();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || newValue === null) return;
      if (isLandingKey(key)) landings.run();
      if (isEventKey(key) && !(knownTabs.has(ownerOf(key)) && ownerOf(key) !== sender)) adoptPending();
    };
    addEventListener('storage', onStorage, { signal: leaderSignal });
    landings.run();
    // Events left by earlier pages can wait a little longer.
    void afterStartup().then(() => leaderSignal.aborted || adoptPending());
  }

  const isHidden = () => document.visibilityState === 'hidden';

  function send(): void {
    // Possibly no tab is visible, so none sends for this one.
    if (isHidden()) {
      events.flushOnExit();
      return;
    }
    pending.handOver();
    events.run();
  }
  const batcher = gather(() => pending.own().length, send, signal);

  /** Loads the transport ahead of time, so that it is available when the page is left. */
  async function preloadSender(): Promise<void> {
    await idle();
    if (!signal.aborted) await courier.whenReady()?.catch(() => {});
  }

  function onVisibility(): void {
    if (isHidden()) {
      events.flushOnExit();
      election.giveUp();
      return;
    }
    election.ask();
    // Events that could not be sent while the tab was hidden.
    batcher.handOver();
  }

  function onOnline(): void {
    batcher.handOver();
    events.retry();
    landings.retry();
  }

  addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', events.flushOnExit, { signal });
  addEventListener('online', onOnline, { signal });
  onPageShow((current) => {
    pageSignal = current;
    holdTab(locks, tab, pageSignal);
  }, signal);
  if (!isHidden()) election.ask();
  void preloadSender();

  return {
    record(event) {
      if (signal.aborted) return;
      pending.add(enrichEvent(event, Date.now(), pagePath()), getSessionContext());
      if (maySend()) pending.trim();
      batcher.onAdded();
    },
    stop: () => controller.abort(new Error('Analytics stopped.')),
  };
}
