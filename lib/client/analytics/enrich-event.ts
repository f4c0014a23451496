import { randomId } from '@/lib/client/analytics/identity';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import type { EventType, ObjectType } from '@/lib/contract/event-names';
import { eventTexts, type AnalyticsEvent } from '@/lib/contract/events';

/** An event to record; it counts as successful unless specified otherwise. */
export type NewEvent = {
  [T in EventType]: { op_type: T; op_obj_type: ObjectType<T>; op_obj_value: string; op_res?: AnalyticsEvent['op_res'] };
}[EventType];

/**
 * Completes an event for storage and sending: adds an id and truncates texts to the lengths the back end accepts.
 * @param now milliseconds since 1970
 * @param path the page's path, without its query
 */
export function enrichEvent(
  { op_type, op_res = 'success', op_obj_type, op_obj_value }: NewEvent,
  now: number,
  path: string,
): AnalyticsEvent {
  return {
    id: randomId(),
    op_type,
    op_res,
    op_obj_type,
    op_obj_value: sanitizeText(op_obj_value, eventTexts.op_obj_value),
    user_timestamp_: now,
    path: sanitizeText(path, eventTexts.path),
  };
}
