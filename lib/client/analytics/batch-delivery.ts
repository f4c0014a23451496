import { ApiError } from '@/lib/client/api/call-endpoint';
import { callProductApi } from '@/lib/client/api/call-product-api';
import { clientSettings } from '@/lib/client/api/client-settings';
import { recordSource, setRef } from '@/lib/client/api/product-api';
import type { EventStore, QueuedEvent, QueuedItem } from '@/lib/client/analytics/event-store';
import { idle } from '@/lib/client/page/idle';
import { beaconEndpoint, type SealedEnvelope } from '@/lib/contract/endpoints/beacon';
import { beaconKeyEndpoint, envelopeKey } from '@/lib/contract/endpoints/beacon-key';
import type { AnalyticsEvent, CommonFields } from '@/lib/contract/events';

/** Statuses caused by the content alone: invalid or too large. Others may affect all requests. */
const rejections: ReadonlySet<number> = new Set([400, 413, 422]);

/** Browsers fail keepalive requests over 64 KiB (Fetch standard); all but the encrypted payload is small. */
const keepaliveLimit = 60_000;

type Seal = (payload: { common: CommonFields; events: readonly AnalyticsEvent[] }) => SealedEnvelope;

/** Loads the encryption code and the newest key. */
async function loadEncryption(signal: AbortSignal): Promise<Seal> {
  const [{ sealEnvelope }, settings] = await Promise.all([import('@/lib/client/analytics/envelope'), clientSettings()]);
  const key = settings.beaconKey ?? (await callProductApi(beaconKeyEndpoint, {}, { data: envelopeKey, signal }));
  // Yields between loading the code and encrypting, because both block the main thread.
  await idle();
  return (payload) => sealEnvelope(payload, key);
}

/** Returns a function that sends a batch, and removes what the back end has stored or rejected. */
export function batchDelivery(store: EventStore, signal: AbortSignal) {
  let encryption: Promise<Seal> | null = null;

  /** Loads what encryption requires, once, and again after a failure. */
  function load(): Promise<Seal> {
    encryption ??= loadEncryption(signal).catch((error: unknown) => {
      encryption = null;
      throw error;
    });
    return encryption;
  }

  async function sendEvents(batch: readonly QueuedEvent[]): Promise<void> {
    const [{ common, dropped }] = batch as [QueuedEvent];
    const events = batch.map(({ event }) => event);
    const envelope = (await load())({ common: { ...common, dropped, sent_at: Date.now() }, events });
    const keepalive = envelope._a.length < keepaliveLimit;
    // A key per batch, so that a newer batch does not abort an older one.
    const options = { keepalive, signal, key: `beacon ${envelope._t}` };
    const { accepted } = await callProductApi(beaconEndpoint, envelope, options);
    const stored = batch.filter(({ event }) => accepted.includes(event.id));
    stored.forEach(store.remove);
    if (stored.length < batch.length) throw new Error('Not all events were acknowledged.');
  }

  async function sendLanding(item: Exclude<QueuedItem, QueuedEvent>): Promise<void> {
    const { record } = item;
    const { ref, id, visit_id, at } = record;
    // Concurrently, because the page may be closing. Both are deduplicated by ID, so if one fails, both are retried.
    await Promise.all([
      recordSource(JSON.stringify({ ...record, sent_at: Date.now() }), JSON.stringify(record.referer), signal),
      ref && setRef({ c_v: ref, id, visit_id, at }, signal),
    ]);
    store.remove(item);
  }

  /**
   * Delivers a batch. If it is rejected, the key may have been retired, so it is sent again under the newest one; if it
   * is rejected again, its events are sent one by one, so that only invalid ones are dropped.
   */
  async function deliver(batch: readonly QueuedItem[], isKeyNew = false): Promise<void> {
    const [first] = batch as [QueuedItem];
    try {
      await ('event' in first ? sendEvents(batch as QueuedEvent[]) : sendLanding(first));
    } catch (error) {
      if (!(error instanceof ApiError) || !rejections.has(error.status)) throw error;
      if ('event' in first && !isKeyNew) {
        encryption = null;
        await deliver(batch, true);
      } else if (batch.length > 1) {
        for (const item of batch) await deliver([item], true);
      } else {
        store.reject(first);
      }
    }
  }

  // Loaded in advance, because a page being closed cannot wait for it.
  void idle()
    .then(() => (signal.aborted ? null : load()))
    .catch(() => {});
  return deliver;
}
