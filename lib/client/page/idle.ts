/** Duration of the startup phase, in ms. */
const startupDuration = 3000;

/** Timeout in ms for browsers that are never idle or lack idle callbacks. */
const idleTimeout = 1000;

/** Runs a function when the browser is idle. */
function onIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: idleTimeout });
  else setTimeout(run, idleTimeout);
}

/**
 * Resolves when the browser is idle, or after a second. The continuation is a separate task: idle callbacks due
 * together run in one task, and their durations would add up.
 */
export const idle = (): Promise<void> => new Promise((resolve) => onIdle(() => setTimeout(resolve)));

/** Resolves just before the next frame is drawn; a hidden tab draws none. */
export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the startup phase is over, during which no background work runs. */
export async function afterStartup(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, startupDuration));
  await idle();
}
