import { adopt, otherTabs } from '@/lib/browser/measurement/event-queue';

/** A tab holds a lock while it lives, so that others know whose events are left behind. */

type Locks = Pick<LockManager, 'request'>;

const lockOf = (tab: string) => `tab ${tab}`;

/** What is held until it resolves is held for as long as the tab is measured. */
const stopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** Holds a tab's lock until it is stopped, or the page is gone. Where there are no locks, or none allowed, nobody does. */
export function holdTab(locks: Locks | undefined, tab: string, signal: AbortSignal): void {
  locks?.request(lockOf(tab), () => stopped(signal)).catch(() => {});
}

/**
 * Takes over what tabs that are gone have left. Without locks any other tab may be gone: the back end stores an event
 * once, whoever sends it.
 * @returns whether there was anything
 */
export async function adoptOrphans(
  locks: Locks | undefined,
  storage: Storage,
  tab: string,
  signal: AbortSignal,
): Promise<boolean> {
  /** @returns whether the tab was gone */
  const take = (other: string): boolean => {
    // Adopted by a tab that sends nothing any more, they would wait for the next page.
    if (signal.aborted) return false;
    adopt(storage, other, tab);
    return true;
  };
  const takeLocked = (from: Locks, other: string) =>
    new Promise<boolean>((resolve) => {
      const onAnswer = (lock: unknown) => {
        const isGone = lock !== null && take(other);
        resolve(isGone);
        // Never given back: another tab may see for a while what was here, as storage is shared with a delay.
        return isGone ? stopped(signal) : undefined;
      };
      from.request(lockOf(other), { ifAvailable: true }, onAnswer).catch(() => resolve(false));
    });
  let hasAdopted = false;
  for (const other of otherTabs(storage, tab)) {
    if (locks ? await takeLocked(locks, other) : take(other)) hasAdopted = true;
  }
  return hasAdopted;
}
