import { isRefused } from '@/lib/browser/measurement/courier';
import type { Waiting } from '@/lib/browser/measurement/event-queue';

export type Delivery = {
  /** Sends events under the present key. @throws what the network or the back end says */
  send: (batch: readonly Waiting[]) => Promise<void>;
  /** Gets the newest key. */
  renewKey: () => Promise<unknown>;
  /** The back end has these. */
  onAccepted: (batch: readonly Waiting[]) => void;
  /** The back end will never take this one. */
  onRefused: (one: Waiting) => void;
};

/**
 * Delivers a batch. When it is refused, the key may have been retired, so it goes once more under the newest; refused
 * again, its events go one by one, as one that cannot be taken must not hold up the others.
 * @throws what keeps it from being delivered now; what was neither accepted nor refused by then has to go again
 */
export async function deliverBatch(batch: readonly Waiting[], delivery: Delivery): Promise<void> {
  const { send, renewKey, onAccepted, onRefused } = delivery;

  /** @returns whether the back end has taken it */
  const offer = async (events: readonly Waiting[]): Promise<boolean> => {
    try {
      await send(events);
    } catch (error) {
      if (isRefused(error)) return false;
      throw error;
    }
    onAccepted(events);
    return true;
  };

  if (await offer(batch)) return;
  await renewKey();
  if (await offer(batch)) return;
  if (batch.length === 1) {
    onRefused(batch[0]!);
    return;
  }
  for (const one of batch) if (!(await offer([one]))) onRefused(one);
}
