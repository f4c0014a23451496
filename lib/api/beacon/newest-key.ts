import { newestPublicKey, type PublicKey } from '@/lib/api/beacon/keys';
import { database } from '@/lib/api/store/current-store';

/** How long, in milliseconds, a server goes on giving out a key when there is a newer one. */
const keptFor = 5000;

const shared = globalThis as { newestKey?: { key: Promise<PublicKey>; readAt: number } | undefined };

/** The key that new envelopes are made with: read once for all who ask within a moment. @throws what the store throws */
export function newestKey(): Promise<PublicKey> {
  const known = shared.newestKey;
  if (known && performance.now() - known.readAt < keptFor) return known.key;
  const key = database().then(newestPublicKey);
  shared.newestKey = { key, readAt: performance.now() };
  // A store that could not be read is asked again by the next.
  key.catch(() => (shared.newestKey = undefined));
  return key;
}
