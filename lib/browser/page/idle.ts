/** The first seconds, in milliseconds. */
const calmDelay = 3000;

/** Runs something when the browser has nothing else to do; after a second where it does not tell. */
function onIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/**
 * Resolves when the browser has nothing else to do. What comes next is a task of its own: idle callbacks that are due
 * together run in one, and would add up.
 */
export const idle = (): Promise<void> => new Promise((resolve) => onIdle(() => setTimeout(resolve)));

/** Resolves when the next frame is about to be drawn; a tab that is not shown draws none. */
export const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the first seconds are over, in which a page belongs to the visitor alone. */
export async function calm(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, calmDelay));
  await idle();
}
