import { callProductApi } from '@/lib/client/api/call-product-api';
import { clientSettings } from '@/lib/client/api/client-settings';
import { beaconEndpoint, type SealedEnvelope } from '@/lib/contract/endpoints/beacon';
import { beaconKeyEndpoint, envelopeKey, type EnvelopeKey } from '@/lib/contract/endpoints/beacon-key';
import type { AnalyticsEvent, CommonPart } from '@/lib/contract/events';
import { idle } from '@/lib/client/page/idle';

/** Encrypts and sends event batches. Loaded ahead of time, since a page that is being closed cannot await anything. */
export type Courier = {
  send: (common: CommonPart, events: readonly AnalyticsEvent[], signal: AbortSignal) => Promise<string[]>;
};

async function fetchKey(signal: AbortSignal): Promise<EnvelopeKey> {
  const { beaconKey } = await clientSettings();
  return beaconKey ?? callProductApi(beaconKeyEndpoint, {}, { data: envelopeKey, signal });
}

/**
 * Maximum size of all keepalive payloads in flight. Browsers allow a page 64 KiB (Fetch standard, keepalive) and fail
 * requests beyond that; the rest of a request is small.
 */
const keepaliveLimit = 60_000;
let keepaliveBytes = 0;

async function post(envelope: SealedEnvelope, signal: AbortSignal): Promise<string[]> {
  const { length } = envelope._a;
  const keepalive = keepaliveBytes + length < keepaliveLimit;
  if (keepalive) keepaliveBytes += length;
  try {
    // A key per batch, so that a newer batch does not abort an older one.
    const response = await callProductApi(beaconEndpoint, envelope, {
      keepalive,
      signal,
      key: `beacon ${envelope._t}`,
    });
    return response.accepted;
  } finally {
    if (keepalive) keepaliveBytes -= length;
  }
}

/** Loads the encryption code and the key. */
export async function openCourier(signal: AbortSignal): Promise<Courier> {
  const [{ sealEnvelope }, key] = await Promise.all([import('@/lib/client/analytics/envelope'), fetchKey(signal)]);
  // Loading the code has blocked the main thread, and encryption will, too.
  await idle();
  return { send: (common, events, signal) => post(sealEnvelope({ common, events }, key), signal) };
}
