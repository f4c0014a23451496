import type { Waiting } from '@/lib/client/analytics/event-store';
import { isAboutContent, isRefused } from '@/lib/client/analytics/is-retryable';
import type { ApiError } from '@/lib/client/api/call-endpoint';

export type Delivery = {
  /**
   * Sends events under the current key.
   * @returns ids the back end has stored
   * @throws errors of the API or the network
   */
  send: (batch: readonly Waiting[]) => Promise<readonly string[]>;
  /** Fetches the newest key. */
  renewKey: () => Promise<unknown>;
  /** The back end has stored these events. */
  onAccepted: (batch: readonly Waiting[]) => void;
  /** The back end rejected this event permanently. */
  onRefused: (one: Waiting) => void;
};

/** The back end responded with success but did not acknowledge every event. */
class Unacknowledged extends Error {}

/**
 * Delivers a batch. If it is rejected, the key may have been retired, so it is sent again under the newest one; if it
 * is rejected again, its events are sent one by one, so that an invalid event does not block the others. If all of them
 * are rejected, an event is dropped only when the status is about the content.
 * @throws the error that prevents delivery now; events neither accepted nor rejected by then must be sent again
 */
export async function deliverBatch(batch: readonly Waiting[], delivery: Delivery): Promise<void> {
  const { send, renewKey, onAccepted, onRefused } = delivery;

  /** @returns the rejection, if there was one */
  const offer = async (events: readonly Waiting[]): Promise<ApiError | null> => {
    let accepted: Set<string>;
    try {
      accepted = new Set(await send(events));
    } catch (error) {
      if (isRefused(error)) return error;
      throw error;
    }
    const taken = events.filter(({ event: { id } }) => accepted.has(id));
    onAccepted(taken);
    if (taken.length < events.length) throw new Unacknowledged('Not all events were acknowledged.');
    return null;
  };

  if (!(await offer(batch))) return;
  await renewKey();
  const refusal = await offer(batch);
  if (!refusal) return;
  const refused: { one: Waiting; refusal: ApiError }[] = [];
  for (const one of batch) {
    const alone = batch.length === 1 ? refusal : await offer([one]);
    if (alone) refused.push({ one, refusal: alone });
  }
  const isAnyTaken = refused.length < batch.length;
  for (const { one, refusal: alone } of refused) if (isAnyTaken || isAboutContent(alone)) onRefused(one);
  if (!isAnyTaken && !isAboutContent(refusal)) throw refusal;
}
