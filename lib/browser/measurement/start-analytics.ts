import { adoptOrphans, holdTab } from '@/lib/browser/measurement/adopt-orphans';
import { completeEvent, type NewEvent } from '@/lib/browser/measurement/complete-event';
import { openCourier } from '@/lib/browser/measurement/courier';
import { deliverBatch } from '@/lib/browser/measurement/deliver-batch';
import type { Waiting } from '@/lib/browser/measurement/event-queue';
import { eventStorage } from '@/lib/browser/measurement/event-storage';
import { randomId } from '@/lib/browser/measurement/identity';
import { pagePath } from '@/lib/browser/measurement/page-path';
import { readyCourier } from '@/lib/browser/measurement/ready-courier';
import { sendBatches } from '@/lib/browser/measurement/send-batches';
import { waitingEvents } from '@/lib/browser/measurement/waiting-events';
import { calm, idle } from '@/lib/browser/page/idle';
import type { CommonPart } from '@/lib/protocol/events';

export type Analytics = {
  record: (event: NewEvent) => void;
  /** Sends everything that waits. */
  flush: () => void;
  /** Ends it at once: nothing is kept or sent any more. */
  stop: () => void;
};

/**
 * Takes events, keeps them until they are acknowledged, and sends them in batches: in time, when the page is left, when
 * the network is back. A tab sends its own events, and those of tabs that are gone.
 * @param commonPart what goes with a batch; it is asked for whenever one is sent, and told how many events had to go
 */
export function startAnalytics(commonPart: (dropped: number) => CommonPart): Analytics {
  const storage = eventStorage();
  const tab = randomId();
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = waitingEvents(storage, tab);
  const courier = readyCourier(() => openCourier(signal));

  async function send(batch: readonly Waiting[]): Promise<void> {
    // Before the common part, which sets the device's cookie.
    signal.throwIfAborted();
    const dropped = waiting.takeDropped();
    const events = batch.map(({ event }) => event);
    try {
      await courier.current()!.send(commonPart(dropped), events, signal);
    } catch (error) {
      waiting.putBackDropped(dropped);
      throw error;
    }
  }

  const delivery = { send, renewKey: courier.renew, onAccepted: waiting.remove, onRefused: waiting.drop };
  const { onAdded, flush } = sendBatches(
    {
      atHand: waiting.atHand,
      whenReady: courier.whenReady,
      send: (batch) => {
        waiting.leave(batch);
        return deliverBatch(batch, delivery).finally(() => waiting.comeBack(batch));
      },
    },
    signal,
  );

  async function adoptAndSend(): Promise<void> {
    if (await adoptOrphans(navigator.locks, storage, tab, signal)) flush();
  }

  /** To be there when the page is left. */
  async function openCourierSoon(): Promise<void> {
    await idle();
    if (!signal.aborted) await courier.whenReady()?.catch(() => {});
  }

  const onOnline = () => {
    flush();
    void adoptAndSend();
  };
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), { signal });
  addEventListener('pagehide', flush, { signal });
  addEventListener('online', onOnline, { signal });
  holdTab(navigator.locks, tab, signal);
  void openCourierSoon();
  // What earlier pages could not send can wait a little longer.
  void calm().then(adoptAndSend);

  return {
    record(event) {
      if (signal.aborted) return;
      waiting.add(completeEvent(event, Date.now(), pagePath()));
      onAdded();
    },
    flush,
    stop: () => stopping.abort(new Error('Measurement was stopped.')),
  };
}
