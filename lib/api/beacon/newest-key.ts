import { newestPublicKey, type PublicKey } from '@/lib/api/beacon/keys';
import { database } from '@/lib/api/store/current-store';

/** Milliseconds for which a server may keep serving a key when there is a newer one. */
const cacheDuration = 5000;

const shared = globalThis as { newestKey?: { key: Promise<PublicKey>; readAt: number } | undefined };

/** Returns the key for new envelopes; concurrent requests share one query. @throws any error of the store */
export function newestKey(): Promise<PublicKey> {
  const cached = shared.newestKey;
  if (cached && performance.now() - cached.readAt < cacheDuration) return cached.key;
  const key = database().then(newestPublicKey);
  shared.newestKey = { key, readAt: performance.now() };
  // After a failed read, the next request queries the store again.
  key.catch(() => (shared.newestKey = undefined));
  return key;
}
