/** Maximum number of events per batch. */
export const batchSize = 20;

/** Maximum time in ms that an event waits for its batch to fill. */
export const maxWait = 10_000;
