import { deliverBatch } from '@/lib/client/analytics/deliver-batch';
import { inBatches } from '@/lib/client/analytics/batches';
import type { Backoff } from '@/lib/client/analytics/backoff';
import type { Waiting } from '@/lib/client/analytics/event-store';
import { askedWait, lane, type Lane } from '@/lib/client/analytics/lane';
import type { ReadyCourier } from '@/lib/client/analytics/ready-courier';
import type { PendingEvents } from '@/lib/client/analytics/pending-events';
import type { SessionContext } from '@/lib/contract/events';

type Sending = {
  waiting: PendingEvents;
  courier: ReadyCourier;
  backOff: Backoff;
  /** True while this tab sends for all. */
  maySend: () => boolean;
  /** What the visit is like now; for events of builds that kept none. */
  present: () => SessionContext;
};

export type EventSending = Lane & {
  /** Sends everything that this tab may send, without waiting for anything: the page is left, or hidden. */
  leave: () => void;
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<unknown>;
};

/** Sends events in batches: those that are due one batch after the other, and all at once when the page is left. */
export function sendEvents(
  { waiting, courier, backOff, maySend, present }: Sending,
  signal: AbortSignal,
): EventSending {
  const inFlight = new Set<Promise<void>>();

  async function send(batch: readonly Waiting[]): Promise<readonly string[]> {
    // Before the visit's part, which sets the device's cookie.
    signal.throwIfAborted();
    const common = { ...(batch[0]!.common ?? present()), dropped: waiting.tell(batch) };
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
      // Another tab may send by now.
      if (batch && maySend()) await deliver(batch);
    },
  };
  const inTime = lane(backOff, cargo, signal);
  return { ...inTime, leave, settled: () => Promise.allSettled(inFlight) };
}
