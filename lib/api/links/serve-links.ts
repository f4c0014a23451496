import { createClickCounter } from '@/lib/api/links/count-clicks';
import { createLinkLoader } from '@/lib/api/links/load-links';
import type { Database } from '@/lib/api/store/store';
import { setShortLinks } from '@/lib/request-routing/short-link-table';

/** Milliseconds between checks whether other servers or commands have changed links; 30 s at most, with a slow store. */
const refreshInterval = 10_000;
/** Milliseconds between writes of click counts. */
const flushInterval = 5000;
/** Maximum time in milliseconds that the start and the stop of the server wait for the store. */
const storeTimeout = 3000;

/** Next.js loads a module once per route, but all of them share one process. */
const shared = globalThis as { refreshShortLinks?: () => Promise<void> };

/** Reads changed links on this server at once; other servers do within seconds. */
export const refreshShortLinks = (): Promise<void> => shared.refreshShortLinks?.() ?? Promise.resolve();

/**
 * Makes short links lead to their pages. Waits for the links, but not for a store that does not answer.
 * @returns a function that stops this, and writes the last click counts
 */
export async function serveShortLinks(database: () => Promise<Database>): Promise<() => Promise<void>> {
  const clicks = createClickCounter(database);
  shared.refreshShortLinks = createLinkLoader(database, (links) => setShortLinks({ links, countClick: clicks.count }));
  const timers = [
    setInterval(() => void refreshShortLinks(), refreshInterval),
    setInterval(() => void clicks.flush(), flushInterval),
  ];
  for (const timer of timers) timer.unref();
  const wait = () => new Promise<void>((resolve) => void setTimeout(resolve, storeTimeout).unref());
  await Promise.race([refreshShortLinks(), wait()]);
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.race([clicks.flush(), wait()]);
  };
}
