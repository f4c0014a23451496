import { untilAborted } from '@/lib/client/analytics/until-aborted';

/** Each tab holds a Web Lock for its lifetime; when it is released, another tab adopts its pending events. */

type Locks = Pick<LockManager, 'request'>;

const lockName = (tab: string) => `tab ${tab}`;

/** Holds a tab's lock until the signal aborts or the page is gone. Does nothing where Web Locks are unavailable. */
export function holdTab(locks: Locks | undefined, tab: string, signal: AbortSignal): void {
  locks?.request(lockName(tab), () => untilAborted(signal)).catch(() => {});
}

/**
 * Adopts the events of a tab once it is closed. Without Web Locks any other tab is assumed to be closed, since the back
 * end deduplicates events by id.
 * @param waiting stops waiting
 * @param measured aborts when analytics stop in this tab
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
    // Not released: another tab may still see the adopted events, as storage syncs with a delay.
    return untilAborted(measured);
  };
  const takeAnyway = () => void (waiting.aborted || take());
  if (locks) locks.request(lockName(tab), { signal: waiting }, onGone).catch(takeAnyway);
  else takeAnyway();
}
