/** The first seconds, in milliseconds. */
const calmDelay = 3000;

/** So many milliseconds are waited at most for a browser that is never idle, or does not tell. */
const patience = 1000;

/** Runs something when the browser has nothing else to do. */
function onIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: patience });
  else setTimeout(run, patience);
}

/**
 * Resolves when the browser has nothing else to do, or has waited a second for that. What comes next is a task of its own:
 * idle callbacks that are due together run in one, and would add up.
 */
export const idle = (): Promise<void> => new Promise((resolve) => onIdle(() => setTimeout(resolve)));

/** Resolves when the next frame is about to be drawn; a tab that is not shown draws none. */
export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the first seconds are over, in which a page belongs to the visitor alone. */
export async function afterStartup(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, calmDelay));
  await idle();
}
