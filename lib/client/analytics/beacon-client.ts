import { callProductApi } from '@/lib/client/api/call-product-api';
import { clientSettings } from '@/lib/client/api/client-settings';
import { beaconEndpoint, type SealedEnvelope } from '@/lib/contract/endpoints/beacon';
import { beaconKeyEndpoint, envelopeKey, type EnvelopeKey } from '@/lib/contract/endpoints/beacon-key';
import type { AnalyticsEvent, CommonFields } from '@/lib/contract/events';
import { idle } from '@/lib/client/page/idle';

/** Encrypts event batches and sends them to the beacon. Its parts load once, and again after a failure. */
export type BeaconClient = {
  /** Loads the encryption code and the key ahead of time: a page that is being closed cannot wait for them. */
  load: () => Promise<unknown>;
  /** Fetches the newest key. */
  renewKey: () => Promise<unknown>;
  /** @returns ids the back end has stored */
  send: (common: CommonFields, events: readonly AnalyticsEvent[]) => Promise<string[]>;
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

type Encryption = { seal: (payload: unknown) => SealedEnvelope };

async function loadEncryption(signal: AbortSignal): Promise<Encryption> {
  const [{ sealEnvelope }, key] = await Promise.all([import('@/lib/client/analytics/envelope'), fetchKey(signal)]);
  // Loading the code has blocked the main thread, and encryption will, too.
  await idle();
  return { seal: (payload) => sealEnvelope(payload, key) };
}

/** @param signal aborts all requests */
export function beaconClient(signal: AbortSignal): BeaconClient {
  let encryption: Encryption | null = null;
  let loading: Promise<Encryption> | null = null;

  /** Concurrent callers share one load. */
  function renewKey(): Promise<Encryption> {
    loading ??= loadEncryption(signal)
      .then((loaded) => (encryption = loaded))
      .finally(() => (loading = null));
    return loading;
  }

  return {
    load: async () => encryption ?? renewKey(),
    renewKey,
    async send(common, events) {
      // Encrypts at once if it can: the page may be closing.
      const { seal } = encryption ?? (await renewKey());
      signal.throwIfAborted();
      return post(seal({ common, events }), signal);
    },
  };
}
