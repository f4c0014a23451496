import { callProduct } from '@/lib/browser/calls/call-product';
import { clientSettings } from '@/lib/browser/calls/client-settings';
import { ApiFailure } from '@/lib/browser/calls/make-call';
import { beaconShape, type SealedEnvelope } from '@/lib/protocol/calls/beacon';
import { beaconKeyShape, envelopeKey, type EnvelopeKey } from '@/lib/protocol/calls/beacon-key';
import type { AnalyticsEvent, CommonPart } from '@/lib/protocol/events';
import { idle } from '@/lib/browser/page/idle';

/** What seals and sends. Loaded once, so that a page that is being closed can do it without waiting for anything. */
export type Courier = {
  send: (common: CommonPart, events: readonly AnalyticsEvent[], signal: AbortSignal) => Promise<string[]>;
};

async function keyToSealWith(signal: AbortSignal): Promise<EnvelopeKey> {
  const { beaconKey } = await clientSettings();
  return beaconKey ?? callProduct(beaconKeyShape, {}, { data: envelopeKey, signal });
}

/** Browsers let a page that is being closed send 64 KiB (Fetch standard, keepalive); the rest of a request is small. */
const keepaliveLimit = 60_000;

async function post(envelope: SealedEnvelope, signal: AbortSignal): Promise<string[]> {
  const answer = await callProduct(beaconShape, envelope, {
    keepalive: envelope._a.length < keepaliveLimit,
    signal,
    // Batches do not take each other's place.
    key: `beacon ${envelope._t}`,
  });
  return answer.accepted;
}

/** True when the back end said that it will never take this. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Loads the code that seals, and the key. */
export async function openCourier(signal: AbortSignal): Promise<Courier> {
  const [{ sealEnvelope }, key] = await Promise.all([
    import('@/lib/browser/measurement/envelope'),
    keyToSealWith(signal),
  ]);
  // Loading the code has kept the page busy, and so will sealing.
  await idle();
  return { send: (common, events, signal) => post(sealEnvelope({ common, events }, key), signal) };
}
