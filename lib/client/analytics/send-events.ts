import { deliverBatch } from '@/lib/client/analytics/deliver-batch';
import { groupIntoBatches } from '@/lib/client/analytics/batches';
import type { Backoff } from '@/lib/client/analytics/backoff';
import type { Waiting } from '@/lib/client/analytics/event-store';
import { askedWait, lane, type Lane } from '@/lib/client/analytics/lane';
import type { ReadyCourier } from '@/lib/client/analytics/ready-courier';
import type { PendingEvents } from '@/lib/client/analytics/pending-events';

type EventSenderOptions = {
  pending: PendingEvents;
  courier: ReadyCourier;
  backOff: Backoff;
  /** Whether this tab sends for all. */
  maySend: () => boolean;
};

export type EventSender = Lane & {
  /** Sends everything this tab may send, without waiting: the page is being left or hidden. */
  flushOnExit: () => void;
  /** Resolves when no request is in flight. */
  settled: () => Promise<unknown>;
};

/** Sends events in batches: one at a time, or all at once when the page is left. */
export function sendEvents(
  { pending, courier, backOff, maySend }: EventSenderOptions,
  signal: AbortSignal,
): EventSender {
  const inFlight = new Set<Promise<void>>();

  async function send(batch: readonly Waiting[]): Promise<readonly string[]> {
    signal.throwIfAborted();
    const common = { ...batch[0]!.common, dropped: pending.tell(batch) };
    const events = batch.map(({ event }) => event);
    return courier.current()!.send(common, events, signal);
  }

  const delivery = { send, renewKey: courier.renew, onAccepted: pending.remove, onRejected: pending.drop };

  function deliver(batch: readonly Waiting[]): Promise<void> {
    pending.leave(batch);
    const delivered = deliverBatch(batch, delivery).finally(() => {
      pending.comeBack(batch);
      inFlight.delete(delivered);
    });
    inFlight.add(delivered);
    return delivered;
  }

  const recordFailure = (error: unknown) => signal.aborted || backOff.fail(askedWait(error));

  function flushOnExit(): void {
    if (signal.aborted || backOff.wait() > 0) return;
    const batches = groupIntoBatches([...(maySend() ? pending.due() : []), ...pending.own()]);
    if (batches.length === 0) return;
    const ready = courier.whenReady();
    if (ready) ready.then(flushOnExit, recordFailure);
    else for (const batch of batches) void deliver(batch).then(backOff.succeed, recordFailure).then(serialSender.run);
  }

  const source = {
    maySend,
    isEmpty: pending.isNothingDue,
    async deliver() {
      await courier.whenReady();
      const batch = groupIntoBatches(pending.due())[0];
      // Another tab may have become the sender.
      if (batch && maySend()) await deliver(batch);
    },
  };
  const serialSender = lane(backOff, source, signal);
  return { ...serialSender, flushOnExit, settled: () => Promise.allSettled(inFlight) };
}
