import type { Waiting } from '@/lib/client/analytics/event-store';
import { isAboutContent, isRefused } from '@/lib/client/analytics/is-retryable';
import type { ApiError } from '@/lib/client/api/call-endpoint';

export type Delivery = {
  /** Sends events under the present key. @returns the ids that the back end has @throws what it or the network says */
  send: (batch: readonly Waiting[]) => Promise<readonly string[]>;
  /** Gets the newest key. */
  renewKey: () => Promise<unknown>;
  /** The back end has these. */
  onAccepted: (batch: readonly Waiting[]) => void;
  /** The back end will never take this one. */
  onRefused: (one: Waiting) => void;
};

/** The back end answered with success, but did not say that it has everything. */
class Unacknowledged extends Error {}

/**
 * Delivers a batch. When it is refused, the key may have been retired, so it goes once more under the newest; refused
 * again, its events go one by one, as one that cannot be taken must not hold up the others. Where every one of them is
 * refused, it is lost only when the refusal says that it is about what was sent.
 * @throws what keeps it from being delivered now; what was neither accepted nor refused by then has to go again
 */
export async function deliverBatch(batch: readonly Waiting[], delivery: Delivery): Promise<void> {
  const { send, renewKey, onAccepted, onRefused } = delivery;

  /** @returns the refusal, if it is one */
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
    if (taken.length < events.length) throw new Unacknowledged('Not everything was acknowledged.');
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
