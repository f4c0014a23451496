import { recordSource, setRef } from '@/lib/client/api/product-api';
import { beaconClient } from '@/lib/client/analytics/beacon-client';
import { deliverBatch, isRejected } from '@/lib/client/analytics/deliver-batch';
import { batchSize, maxWait } from '@/lib/client/analytics/batch-limits';
import type { EventStore, Landing, QueuedEvent } from '@/lib/client/analytics/event-store';
import { randomId } from '@/lib/client/analytics/identity';
import { backoff, isHidden, queueSender } from '@/lib/client/analytics/queue-sender';
import { afterStartup, idle } from '@/lib/client/page/idle';
import type { EventType, ObjectType } from '@/lib/contract/event-names';
import { eventTextLimits, type AnalyticsEvent, type SessionContext } from '@/lib/contract/events';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { storageKeys } from '@/lib/contract/storage-keys';

/** An event to record; it counts as successful unless specified otherwise. */
export type NewEvent = {
  [T in EventType]: { op_type: T; op_obj_type: ObjectType<T>; op_obj_value: string; op_res?: AnalyticsEvent['op_res'] };
}[EventType];

export type Analytics = {
  /**
   * Queues an event with its session context.
   * @param time when it happened, in ms since 1970
   * @param path the page on which it happened
   */
  record: (event: NewEvent, time?: number, path?: string) => void;
  /** Stops at once: no more events are stored or sent. */
  stop: () => void;
};

/** Path of the current page. A bare language prefix gets a slash before a query; that is the same page. */
export const pagePath = () => location.pathname.replace(/(.)\/$/, '$1');

/** Completes an event for storage and sending: adds an id and truncates texts to the lengths the back end accepts. */
export function enrichEvent(event: NewEvent, time: number, path: string): AnalyticsEvent {
  const { op_type, op_res = 'success', op_obj_type, op_obj_value } = event;
  return {
    id: randomId(),
    op_type,
    op_res,
    op_obj_type,
    op_obj_value: sanitizeText(op_obj_value, eventTextLimits.op_obj_value),
    user_timestamp_: time,
    path: sanitizeText(path, eventTextLimits.path),
  };
}

function sendLanding(landing: Landing, signal: AbortSignal): Promise<void> {
  if ('referral' in landing) return setRef(landing.referral, signal);
  const record = { ...landing.record, sent_at: Date.now() };
  return recordSource(JSON.stringify(record), JSON.stringify(landing.record.referer), signal);
}

/**
 * Accepts events, and sends them with the landings of all tabs: a batch when there are twenty events, or ten seconds
 * after the first one; a tab that is hidden or left sends its own.
 * @param storage of `store`
 * @param getSessionContext returns the session context of an event that happens now
 */
export function startAnalytics(
  storage: Storage,
  store: EventStore,
  getSessionContext: () => SessionContext,
): Analytics {
  const controller = new AbortController();
  const { signal } = controller;
  const client = beaconClient(signal);

  const delivery = {
    send: (batch: readonly QueuedEvent[]) => {
      signal.throwIfAborted();
      const [first] = batch;
      return client.send(
        { ...first!.common, dropped: first!.dropped, sent_at: Date.now() },
        batch.map(({ event }) => event),
      );
    },
    renewKey: client.renewKey,
    onAccepted: store.remove,
    onRejected: store.reject,
  };

  const events = queueSender(
    {
      name: 'events',
      backOff: backoff(storage, 'events'),
      isEmpty: () => !store.hasEvents(),
      next(ownTabOnly) {
        const batch = store.nextBatch(ownTabOnly);
        if (batch.length === 0) return null;
        store.reportDropped(batch);
        return () => store.whileInFlight(batch, () => deliverBatch(batch, delivery));
      },
    },
    signal,
  );

  const landings = queueSender(
    {
      name: 'landings',
      backOff: backoff(storage, 'landings'),
      isEmpty: () => !store.hasLandings(),
      next(ownTabOnly) {
        const queued = store.nextLanding(ownTabOnly);
        if (!queued) return null;
        const send = async () => {
          try {
            await sendLanding(queued.landing, signal);
            signal.throwIfAborted();
            store.remove([queued]);
          } catch (error) {
            if (!isRejected(error)) throw error;
            store.reject(queued);
          }
        };
        return () => store.whileInFlight([queued], send);
      },
    },
    signal,
  );

  const queues = [events, landings];
  const run = () => queues.forEach((queue) => queue.run());
  const flush = () => queues.forEach((queue) => queue.flush());
  /** Timers for this tab's batch, and for events of another tab that may have been closed before sending them. */
  const timers: { own?: ReturnType<typeof setTimeout> | undefined; other?: ReturnType<typeof setTimeout> } = {};

  function sendBatch(): void {
    clearTimeout(timers.own);
    timers.own = undefined;
    if (isHidden()) events.flush();
    else events.run();
  }

  function onStorage({ key, newValue }: StorageEvent): void {
    if (newValue === null) return;
    if (key?.startsWith(storageKeys.landing)) landings.run();
    if (!key?.startsWith(storageKeys.event)) return;
    clearTimeout(timers.other);
    timers.other = setTimeout(events.run, 2 * maxWait);
  }

  addEventListener('visibilitychange', () => (isHidden() ? flush() : run()), { signal });
  addEventListener('pagehide', flush, { signal });
  addEventListener('pageshow', run, { signal });
  addEventListener('online', () => queues.forEach((queue) => queue.retry()), { signal });
  addEventListener('storage', onStorage, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timers.own);
    clearTimeout(timers.other);
  });
  // Loaded ahead of time: a page that is left cannot wait for it.
  void idle().then(() => signal.aborted || client.load().catch(() => {}));
  if (isHidden()) landings.flush();
  else landings.run();
  // Events left by earlier pages can wait a little longer.
  void afterStartup().then(events.run);

  return {
    record(event, time = Date.now(), path = pagePath()) {
      if (signal.aborted) return;
      store.addEvent(enrichEvent(event, time, path), getSessionContext());
      store.trim();
      if (store.eventCount() >= batchSize) sendBatch();
      else timers.own ??= setTimeout(sendBatch, maxWait);
    },
    stop: () => controller.abort(new Error('Analytics stopped.')),
  };
}
