import type { Waiting } from '@/lib/client/analytics/event-store';

/** Maximum number of events per batch. */
export const batchSize = 20;

/**
 * Groups events into batches in sending order. All events of a batch share one session context, and the batch with the
 * oldest event comes first.
 * @param list oldest first
 */
export function groupIntoBatches(list: readonly Waiting[]): Waiting[][] {
  const batches: Waiting[][] = [];
  const openBatches = new Map<string, Waiting[]>();
  for (const pending of list) {
    const common = JSON.stringify(pending.common);
    const batch = openBatches.get(common);
    if (batch && batch.length < batchSize) batch.push(pending);
    else {
      const newBatch = [pending];
      openBatches.set(common, newBatch);
      batches.push(newBatch);
    }
  }
  return batches;
}
