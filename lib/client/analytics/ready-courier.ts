import type { Courier } from '@/lib/client/analytics/courier';

/** A transport that is loaded ahead of time: a page that is being closed cannot wait for it. */
export type ReadyCourier = {
  /** Returns the transport, or null until it is loaded. */
  current: () => Courier | null;
  /** Loads the transport and resolves when it is ready; null if it is loaded already. */
  whenReady: () => Promise<Courier> | null;
  /** Replaces the transport with one that uses the newest key. */
  renew: () => Promise<Courier>;
};

/** @param open loads the code and the key; if it fails, the next caller retries */
export function readyCourier(open: () => Promise<Courier>): ReadyCourier {
  let courier: Courier | null = null;
  let opening: Promise<Courier> | null = null;

  /** Concurrent callers share one load. */
  function renew(): Promise<Courier> {
    opening ??= open()
      .then((opened) => (courier = opened))
      .finally(() => (opening = null));
    return opening;
  }

  return { current: () => courier, whenReady: () => (courier ? null : renew()), renew };
}
