import type { Waiting } from '@/lib/client/analytics/event-store';

/** Events that are sent together. */
export const batchSize = 20;

/**
 * Batches in the order in which they are sent: each holds events of one visit, in which it was like this for all of
 * them, and the one with the oldest event comes first.
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
