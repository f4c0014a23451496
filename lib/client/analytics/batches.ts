import type { Waiting } from '@/lib/client/analytics/event-store';

/** Maximum number of events per batch. */
export const batchSize = 20;

/**
 * Groups events into batches in sending order. All events of a batch share one session context, and the batch with the
 * oldest event comes first.
 * @param list oldest first
 */
export function inBatches(list: readonly Waiting[]): Waiting[][] {
  const batches: Waiting[][] = [];
  const open = new Map<string, Waiting[]>();
  for (const waiting of list) {
    const common = JSON.stringify(waiting.common);
    const batch = open.get(common);
    if (batch && batch.length < batchSize) batch.push(waiting);
    else {
      const begun = [waiting];
      open.set(common, begun);
      batches.push(begun);
    }
  }
  return batches;
}
