import { callProductApi } from '@/lib/client/api/call-product-api';
import { clientSettings } from '@/lib/client/api/client-settings';
import { beaconEndpoint, type SealedEnvelope } from '@/lib/contract/endpoints/beacon';
import { beaconKeyEndpoint, envelopeKey, type EnvelopeKey } from '@/lib/contract/endpoints/beacon-key';
import type { AnalyticsEvent, CommonPart } from '@/lib/contract/events';
import { idle } from '@/lib/client/page/idle';

/** What seals and sends. Loaded once, so that a page that is being closed can do it without waiting for anything. */
export type Courier = {
  send: (common: CommonPart, events: readonly AnalyticsEvent[], signal: AbortSignal) => Promise<string[]>;
};

async function keyToSealWith(signal: AbortSignal): Promise<EnvelopeKey> {
  const { beaconKey } = await clientSettings();
  return beaconKey ?? callProductApi(beaconKeyEndpoint, {}, { data: envelopeKey, signal });
}

/**
 * Browsers let a page that is being closed have 64 KiB under way (Fetch standard, keepalive), and fail what goes beyond;
 * the rest of a request is small.
 */
const keepaliveLimit = 60_000;
let keptAlive = 0;

async function post(envelope: SealedEnvelope, signal: AbortSignal): Promise<string[]> {
  const { length } = envelope._a;
  const keepalive = keptAlive + length < keepaliveLimit;
  if (keepalive) keptAlive += length;
  try {
    // Batches do not take each other's place.
    const answer = await callProductApi(beaconEndpoint, envelope, { keepalive, signal, key: `beacon ${envelope._t}` });
    return answer.accepted;
  } finally {
    if (keepalive) keptAlive -= length;
  }
}

/** Loads the code that seals, and the key. */
export async function openCourier(signal: AbortSignal): Promise<Courier> {
  const [{ sealEnvelope }, key] = await Promise.all([import('@/lib/client/analytics/envelope'), keyToSealWith(signal)]);
  // Loading the code has kept the page busy, and so will sealing.
  await idle();
  return { send: (common, events, signal) => post(sealEnvelope({ common, events }, key), signal) };
}
