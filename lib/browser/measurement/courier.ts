import * as z from 'zod/mini';
import { ApiFailure, call } from '@/lib/browser/calls/client-api';
import { clientSettings } from '@/lib/browser/calls/client-settings';
import type { AnalyticsEvent, CommonPart } from '@/lib/protocol/events';
import { idle } from '@/lib/browser/page/idle';
import type { EnvelopeKey, SealedEnvelope } from '@/lib/browser/measurement/envelope';

/** What seals and sends. Loaded once, so that a page that is being closed can do it without waiting for anything. */
export type Courier = {
  send: (common: CommonPart, events: readonly AnalyticsEvent[], signal: AbortSignal) => Promise<string[]>;
};

const accepted = z.object({ accepted: z.array(z.string()) });
const keyAnswer = z.object({ kid: z.string(), pem: z.string(), alphabet: z.string() });

async function envelopeKey(signal: AbortSignal): Promise<EnvelopeKey> {
  const { beaconKey } = await clientSettings();
  return beaconKey ?? call('beacon/key', { data: keyAnswer, signal });
}

/** Browsers let a page that is being closed send so many bytes (Fetch standard, keepalive). */
const keepaliveLimit = 60_000;

async function post(envelope: SealedEnvelope, signal: AbortSignal): Promise<string[]> {
  const body = JSON.stringify(envelope);
  const answer = await call('beacon', {
    data: accepted,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: body.length < keepaliveLimit,
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
    envelopeKey(signal),
  ]);
  // Loading the code has kept the page busy, and so will sealing.
  await idle();
  return { send: (common, events, signal) => post(sealEnvelope({ common, events }, key), signal) };
}
