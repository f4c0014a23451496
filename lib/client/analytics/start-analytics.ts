import { backoff } from '@/lib/client/analytics/backoff';
import { enrichEvent, type NewEvent } from '@/lib/client/analytics/enrich-event';
import { openCourier } from '@/lib/client/analytics/courier';
import { droppedCount, untold } from '@/lib/client/analytics/dropped-count';
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
 * @param present returns the current session context
 */
export function startAnalytics(storage: Storage, present: () => SessionContext): Analytics {
  const { locks } = navigator;
  const tab = randomId();
  const stopping = new AbortController();
  const { signal } = stopping;
  const dropped = droppedCount(storage, tab);
  const waiting = pendingEvents(storage, tab, dropped);
  const courier = readyCourier(() => openCourier(signal));
  /** Aborts when this tab must release its locks. */
  let shown = signal;

  const turn = senderTurn(
    locks,
    { onTurn, settled: () => Promise.all([events.settled(), landings.settled()]) },
    signal,
  );
  const maySend = turn.isMine;
  const events = sendEvents({ waiting, courier, backOff: backoff(storage, 'events'), maySend }, signal);
  const landings = sendLandings({ storage, dropped, backOff: backoff(storage, 'landings'), maySend }, signal);

  /** Adopts the events of other tabs once they are closed. */
  function awaitOthers(turnSignal: AbortSignal, known: Set<string>): void {
    for (const other of [...eventKeys(storage).map(ownerOf), ...untold(storage)]) {
      if (known.has(other)) continue;
      known.add(other);
      const take = () => {
        waiting.takeOver(other);
        events.run();
      };
      whenGone(locks, other, take, { waiting: turnSignal, measured: shown });
    }
  }

  function onTurn(turnSignal: AbortSignal): void {
    const known = new Set([tab, sender]);
    const adoptOthers = () => {
      waiting.trim();
      awaitOthers(turnSignal, known);
      events.run();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || newValue === null) return;
      if (isLandingKey(key)) landings.run();
      if (isEventKey(key) && !(known.has(ownerOf(key)) && ownerOf(key) !== sender)) adoptOthers();
    };
    addEventListener('storage', onStorage, { signal: turnSignal });
    landings.run();
    // Events left by earlier pages can wait a little longer.
    void afterStartup().then(() => turnSignal.aborted || adoptOthers());
  }

  const isHidden = () => document.visibilityState === 'hidden';

  function send(): void {
    // Possibly no tab is visible, so none sends for this one.
    if (isHidden()) {
      events.leave();
      return;
    }
    waiting.handOver();
    events.run();
  }
  const gathering = gather(() => waiting.own().length, send, signal);

  /** Loads the transport ahead of time, so that it is available when the page is left. */
  async function openCourierSoon(): Promise<void> {
    await idle();
    if (!signal.aborted) await courier.whenReady()?.catch(() => {});
  }

  function onVisibility(): void {
    if (isHidden()) {
      events.leave();
      turn.giveUp();
      return;
    }
    turn.ask();
    // Events that could not be sent while the tab was hidden.
    gathering.handOver();
  }

  function onOnline(): void {
    gathering.handOver();
    events.retry();
    landings.retry();
  }

  addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', events.leave, { signal });
  addEventListener('online', onOnline, { signal });
  onPageShow((current) => {
    shown = current;
    holdTab(locks, tab, shown);
  }, signal);
  if (!isHidden()) turn.ask();
  void openCourierSoon();

  return {
    record(event) {
      if (signal.aborted) return;
      waiting.add(enrichEvent(event, Date.now(), pagePath()), present());
      if (maySend()) waiting.trim();
      gathering.onAdded();
    },
    stop: () => stopping.abort(new Error('Analytics stopped.')),
  };
}
