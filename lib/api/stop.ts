/** The server's own code and Next.js' load a module once each; this one loads nothing of the back end that it ends. */
const shared = globalThis as { isSiteStopping?: boolean; stopSite?: () => Promise<void> };

/** Notes what ends the back end of this process. */
export function onStop(stop: () => Promise<void>): void {
  shared.stopSite = stop;
}

/** From here on `/readyz` says that this server takes no more requests. */
export function beginShutdown(): void {
  shared.isSiteStopping = true;
}

export const isShuttingDown = (): boolean => shared.isSiteStopping === true;

/** Ends the back end of this process: what waits is handed on, the store is closed, and its folder is given back. */
export async function stopApi(): Promise<void> {
  await shared.stopSite?.();
}
