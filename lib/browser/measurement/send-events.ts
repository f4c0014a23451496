import { deliverBatch } from '@/lib/browser/measurement/deliver-batch';
import { inBatches } from '@/lib/browser/measurement/batches';
import type { BackOff } from '@/lib/browser/measurement/back-off';
import type { Waiting } from '@/lib/browser/measurement/event-queue';
import { askedWait, lane, type Lane } from '@/lib/browser/measurement/lane';
import type { ReadyCourier } from '@/lib/browser/measurement/ready-courier';
import type { WaitingEvents } from '@/lib/browser/measurement/waiting-events';
import type { VisitPart } from '@/lib/protocol/events';

type Sending = {
  waiting: WaitingEvents;
  courier: ReadyCourier;
  backOff: BackOff;
  /** True while this tab sends for all. */
  maySend: () => boolean;
  /** What the visit is like now; for events of builds that kept none. */
  present: () => VisitPart;
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
  const underWay = new Set<Promise<void>>();

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
      underWay.delete(delivered);
    });
    underWay.add(delivered);
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
  return { ...inTime, leave, settled: () => Promise.allSettled(underWay) };
}
