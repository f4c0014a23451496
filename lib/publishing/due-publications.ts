/** When content is published by itself, because an article is due. */

/** Whether an article of a publication that was hidden when it was made is due. @param due ISO times */
export const isPublicationDue = (due: readonly string[] | undefined, now: Date): boolean =>
  due?.some((time) => Date.parse(time) <= now.getTime()) ?? false;

const minDelay = 30_000;
const maxDelay = 15 * 60_000;

/** Milliseconds until the next attempt. @param failures the number of attempts in a row that have failed */
export const retryDelay = (failures: number): number => Math.min(maxDelay, minDelay * 2 ** Math.max(0, failures - 1));
