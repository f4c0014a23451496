import { batchDelivery } from '@/lib/client/analytics/batch-delivery';
import type { EventStore } from '@/lib/client/analytics/event-store';
import { randomId } from '@/lib/client/analytics/identity';
import { queueSender } from '@/lib/client/analytics/queue-sender';
import type { EventType, ObjectType } from '@/lib/contract/event-names';
import { eventTextLimits, type AnalyticsEvent, type SessionContext } from '@/lib/contract/events';
import { sanitizeText } from '@/lib/contract/sanitize-text';

/** An event to record; it counts as successful unless specified otherwise. */
export type NewEvent = {
  [T in EventType]: { op_type: T; op_obj_type: ObjectType<T>; op_obj_value: string; op_res?: AnalyticsEvent['op_res'] };
}[EventType];

/** Queues an event that happened at a time, in ms since 1970, on a page; by default now, on the current one. */
export type RecordEvent = (event: NewEvent, time?: number, path?: string) => void;

/** Path of a page, by default the current one. A bare language prefix gets a slash before a query; that is the same page. */
export const pagePath = ({ pathname }: Pick<URL, 'pathname'> = location) => pathname.replace(/(.)\/$/, '$1');

/** Completes an event for storage and sending: adds an id and truncates texts to the lengths the back end accepts. */
export const enrichEvent = (event: NewEvent, time: number, path: string): AnalyticsEvent => ({
  op_res: 'success',
  ...event,
  id: randomId(),
  op_obj_value: sanitizeText(event.op_obj_value, eventTextLimits.op_obj_value),
  user_timestamp_: time,
  path: sanitizeText(path, eventTextLimits.path),
});

/**
 * Accepts events, and sends them with the landings of all tabs.
 * @param getSessionContext returns the session context of an event
 * @param signal stops at once: nothing more is stored or sent
 */
export function startAnalytics(
  store: EventStore,
  getSessionContext: (event: NewEvent) => SessionContext,
  signal: AbortSignal,
): RecordEvent {
  const onQueued = queueSender(store, batchDelivery(store, signal), signal);
  return (event, time = Date.now(), path = pagePath()) => {
    if (signal.aborted) return;
    store.add('event', { event: enrichEvent(event, time, path), common: getSessionContext(event) }, time);
    onQueued();
  };
}
