import { recordSource, setRef } from '@/lib/client/api/product-api';
import type { Backoff } from '@/lib/client/analytics/backoff';
import type { DroppedCount } from '@/lib/client/analytics/dropped-count';
import { isAnyLandingWaiting, oldestLanding, type Unsent } from '@/lib/client/analytics/landing-queue';
import { lane, type Lane } from '@/lib/client/analytics/lane';
import { isRejected } from '@/lib/client/analytics/is-retryable';

type LandingSenderOptions = {
  storage: Storage;
  dropped: DroppedCount;
  backOff: Backoff;
  /** Whether this tab sends for all. */
  maySend: () => boolean;
};

export type LandingSender = Lane & {
  /** Resolves when no request is in flight. */
  settled: () => Promise<unknown>;
};

function send(unsent: Unsent, signal: AbortSignal): Promise<void> {
  if ('referral' in unsent) return setRef(unsent.referral, signal);
  return recordSource(JSON.stringify(unsent.record), JSON.stringify(unsent.record.referer), signal);
}

/** Sends landing records in order; permanently rejected ones are dropped and counted. */
export function sendLandings(
  { storage, dropped, backOff, maySend }: LandingSenderOptions,
  signal: AbortSignal,
): LandingSender {
  let inFlight: Promise<void> = Promise.resolve();

  async function deliverOldest(): Promise<void> {
    const oldest = oldestLanding(storage);
    if (!oldest) return;
    try {
      await send(oldest.unsent, signal);
    } catch (error) {
      if (!isRejected(error)) throw error;
      dropped.add(1);
    }
    storage.removeItem(oldest.key);
  }

  const isEmpty = () => !isAnyLandingWaiting(storage);
  const deliver = () => (inFlight = deliverOldest());
  return { ...lane(backOff, { isEmpty, deliver, maySend }, signal), settled: () => inFlight.catch(() => {}) };
}
