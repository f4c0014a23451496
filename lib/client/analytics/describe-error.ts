import type { NewEvent } from '@/lib/client/analytics/enrich-event';
import { type ObjectType } from '@/lib/contract/event-names';
import { errorCodes } from '@/lib/contract/error-codes';

const resourceUrl = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';

const createErrorEvent = (op_obj_type: ObjectType<'error'>, op_obj_value: string): NewEvent => ({
  op_type: 'error',
  op_res: 'failed',
  op_obj_type,
  op_obj_value,
});

/** Returns the event that reports an error, a rejected promise or a resource that failed to load. */
export function describeError(event: Event): NewEvent {
  if ('reason' in event) return createErrorEvent(errorCodes.rejection, String(event.reason));
  if (event.target instanceof HTMLImageElement) {
    // The fallback image may have replaced it already; it keeps the original URL.
    return createErrorEvent('image', event.target.dataset.failed ?? (event.target.currentSrc || event.target.src));
  }
  if (event.target instanceof Element) {
    return createErrorEvent(errorCodes.resource, `resource reload error: ${resourceUrl(event.target)}`);
  }
  const { message, filename, lineno } = event as ErrorEvent;
  return createErrorEvent(errorCodes.script, `${message} (${filename}:${lineno})`);
}
