import { untilAborted } from '@/lib/client/analytics/until-aborted';

/** A tab holds a lock while it lives, so that others know when what it has left is theirs. */

type Locks = Pick<LockManager, 'request'>;

const lockOf = (tab: string) => `tab ${tab}`;

/** Holds a tab's lock until it is stopped, or the page is gone. Where there are no locks, or none allowed, nobody does. */
export function holdTab(locks: Locks | undefined, tab: string, signal: AbortSignal): void {
  locks?.request(lockOf(tab), () => untilAborted(signal)).catch(() => {});
}

/**
 * Takes over what a tab has left, as soon as it is gone. Without locks any other tab may be gone: the back end stores an
 * event once, whoever sends it.
 * @param waiting ends the waiting
 * @param measured ends the measurement of this tab
 */
export function whenGone(
  locks: Locks | undefined,
  tab: string,
  take: () => void,
  { waiting, measured }: { waiting: AbortSignal; measured: AbortSignal },
): void {
  const onGone = () => {
    if (waiting.aborted) return undefined;
    take();
    // Never given back: another tab may see for a while what was here, as storage is shared with a delay.
    return untilAborted(measured);
  };
  const takeAnyway = () => void (waiting.aborted || take());
  if (locks) locks.request(lockOf(tab), { signal: waiting }, onGone).catch(takeAnyway);
  else takeAnyway();
}
