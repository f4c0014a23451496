import type { Courier } from '@/lib/client/analytics/courier';

/** A courier that is opened beforehand: a page that is being closed cannot wait for it. */
export type ReadyCourier = {
  /** null until it is there. */
  current: () => Courier | null;
  /** Opens one where there is none, and resolves when it is there; null when it is already. */
  whenReady: () => Promise<Courier> | null;
  /** Opens one with the newest key, in the place of the present one. */
  renew: () => Promise<Courier>;
};

/** @param open loads the code and the key, which may fail; whoever asks next tries again */
export function readyCourier(open: () => Promise<Courier>): ReadyCourier {
  let courier: Courier | null = null;
  let opening: Promise<Courier> | null = null;

  /** Who asks meanwhile waits for the same one. */
  function renew(): Promise<Courier> {
    opening ??= open()
      .then((opened) => (courier = opened))
      .finally(() => (opening = null));
    return opening;
  }

  return { current: () => courier, whenReady: () => (courier ? null : renew()), renew };
}
