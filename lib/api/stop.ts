/**
 * Shared because the server and Next.js each load their own copy of this module, which imports no other code of the
 * API.
 */
const shared = globalThis as { isSiteStopping?: boolean; stopSite?: () => Promise<void> };

/** Registers the function that stops the API of this process. */
export function onStop(stop: () => Promise<void>): void {
  shared.stopSite = stop;
}

/** Makes `/readyz` report that this server accepts no more requests. */
export function beginShutdown(): void {
  shared.isSiteStopping = true;
}

export const isShuttingDown = (): boolean => shared.isSiteStopping === true;

/** Stops the API of this process: sends due messages, closes the store and releases the data directory. */
export async function stopApi(): Promise<void> {
  await shared.stopSite?.();
}
