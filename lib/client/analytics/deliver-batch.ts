import type { QueuedEvent } from '@/lib/client/analytics/event-store';
import { ApiError } from '@/lib/client/api/call-endpoint';

/** Temporary statuses, unrelated to the content: timeout, too early, too many requests (RFC 9110, 8470, 6585). */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Statuses caused by the content only: invalid or too large. */
const payloadErrorStatuses: ReadonlySet<number> = new Set([400, 413, 422]);

/** Whether the back end rejected the request permanently. */
export function isRejected(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !temporaryStatuses.has(error.status);
}

/**
 * Whether a request rejected alone will always be rejected. Other statuses may affect all requests, such as a moved
 * endpoint.
 */
const isPayloadError = ({ status }: ApiError): boolean => payloadErrorStatuses.has(status);

export type Delivery = {
  /**
   * Sends events under the current key.
   * @returns ids the back end has stored
   * @throws errors of the API or the network
   */
  send: (batch: readonly QueuedEvent[]) => Promise<readonly string[]>;
  /** Fetches the newest key. */
  renewKey: () => Promise<unknown>;
  /** The back end has stored these events. */
  onAccepted: (batch: readonly QueuedEvent[]) => void;
  /** The back end rejected this event permanently. */
  onRejected: (pending: QueuedEvent) => void;
};

/** The back end responded with success but did not acknowledge every event. */
class UnacknowledgedError extends Error {}

/**
 * Delivers a batch. If it is rejected, the key may have been retired, so it is sent again under the newest one; if it
 * is rejected again, its events are sent one by one, so that an invalid event does not block the others. If all of them
 * are rejected, an event is dropped only when the status is about the content.
 * @throws the error that prevents delivery now; events neither accepted nor rejected by then must be sent again
 */
export async function deliverBatch(batch: readonly QueuedEvent[], delivery: Delivery): Promise<void> {
  const { send, renewKey, onAccepted, onRejected } = delivery;

  /** @returns the rejection, if there was one */
  const trySend = async (events: readonly QueuedEvent[]): Promise<ApiError | null> => {
    let accepted: Set<string>;
    try {
      accepted = new Set(await send(events));
    } catch (error) {
      if (isRejected(error)) return error;
      throw error;
    }
    const acknowledged = events.filter(({ event: { id } }) => accepted.has(id));
    onAccepted(acknowledged);
    if (acknowledged.length < events.length) throw new UnacknowledgedError('Not all events were acknowledged.');
    return null;
  };

  if (!(await trySend(batch))) return;
  await renewKey();
  const rejection = await trySend(batch);
  if (!rejection) return;
  const rejected: { pending: QueuedEvent; rejection: ApiError }[] = [];
  for (const pending of batch) {
    const eventRejection = batch.length === 1 ? rejection : await trySend([pending]);
    if (eventRejection) rejected.push({ pending, rejection: eventRejection });
  }
  const isAnyAccepted = rejected.length < batch.length;
  for (const { pending, rejection: eventRejection } of rejected)
    if (isAnyAccepted || isPayloadError(eventRejection)) onRejected(pending);
  if (!isAnyAccepted && !isPayloadError(rejection)) throw rejection;
}
