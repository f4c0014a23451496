import { deliverBatch } from '@/lib/client/analytics/deliver-batch';
import { inBatches } from '@/lib/client/analytics/batches';
import type { Backoff } from '@/lib/client/analytics/backoff';
import type { Waiting } from '@/lib/client/analytics/event-store';
import { askedWait, lane, type Lane } from '@/lib/client/analytics/lane';
import type { ReadyCourier } from '@/lib/client/analytics/ready-courier';
import type { PendingEvents } from '@/lib/client/analytics/pending-events';

type Sending = {
  waiting: PendingEvents;
  courier: ReadyCourier;
  backOff: Backoff;
  /** Whether this tab sends for all. */
  maySend: () => boolean;
};

export type EventSending = Lane & {
  /** Sends everything this tab may send, without waiting: the page is being left or hidden. */
  leave: () => void;
  /** Resolves when no request is in flight. */
  settled: () => Promise<unknown>;
};

/** Sends events in batches: one at a time, or all at once when the page is left. */
export function sendEvents({ waiting, courier, backOff, maySend }: Sending, signal: AbortSignal): EventSending {
  const inFlight = new Set<Promise<void>>();

  async function send(batch: readonly Waiting[]): Promise<readonly string[]> {
    signal.throwIfAborted();
    const common = { ...batch[0]!.common, dropped: waiting.tell(batch) };
    const events = batch.map(({ event }) => event);
    return courier.current()!.send(common, events, signal);
  }

  const delivery = { send, renewKey: courier.renew, onAccepted: waiting.remove, onRefused: waiting.drop };

  function deliver(batch: readonly Waiting[]): Promise<void> {
    waiting.leave(batch);
    const delivered = deliverBatch(batch, delivery).finally(() => {
      waiting.comeBack(batch);
      inFlight.delete(delivered);
    });
    inFlight.add(delivered);
    return delivered;
  }

  const fail = (error: unknown) => signal.aborted || backOff.fail(askedWait(error));

  function leave(): void {
    if (signal.aborted || backOff.wait() > 0) return;
    const batches = inBatches([...(maySend() ? waiting.due() : []), ...waiting.own()]);
    if (batches.length === 0) return;
    const ready = courier.whenReady();
    if (ready) ready.then(leave, fail);
    else for (const batch of batches) void deliver(batch).then(backOff.succeed, fail).then(inTime.run);
  }

  const cargo = {
    maySend,
    isEmpty: waiting.isNothingDue,
    async deliver() {
      await courier.whenReady();
      const batch = inBatches(waiting.due())[0];
      // Another tab may have become the sender.
      if (batch && maySend()) await deliver(batch);
    },
  };
  const inTime = lane(backOff, cargo, signal);
  return { ...inTime, leave, settled: () => Promise.allSettled(inFlight) };
}
