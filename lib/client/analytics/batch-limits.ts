/** Events per batch (specification). */
export const maxBatchSize = 20;

/** Maximum time in ms that an event waits for its batch to fill (specification). */
export const maxBatchDelay = 10_000;
