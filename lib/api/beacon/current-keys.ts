import { createPrivateKey, type KeyObject } from 'node:crypto';
import { activeKeys } from '@/lib/api/beacon/keys';
import type { Database } from '@/lib/api/store/store';

export type ActiveKey = { id: string; privateKey: KeyObject };

/** Milliseconds, on the monotonic clock, for which a server may keep using a key that another server has retired. */
const cacheDuration = 30_000;

const shared = globalThis as { activeKeys?: { keys: ActiveKey[]; readAt: number } };

async function loadKeys(db: Database): Promise<ActiveKey[]> {
  const cached = shared.activeKeys?.keys ?? [];
  const keys = (await activeKeys(db)).map(
    ({ id, privatePem }) => cached.find((key) => key.id === id) ?? { id, privateKey: createPrivateKey(privatePem!) },
  );
  shared.activeKeys = { keys, readAt: performance.now() };
  return keys;
}

/**
 * Returns the key for an envelope. Keys are cached in memory because every envelope needs one.
 * @param id the key's id; undefined = the oldest active key
 * @returns null when the store has no such key either
 */
export async function findActiveKey(id: string | undefined, db: Database): Promise<ActiveKey | null> {
  const find = (keys: readonly ActiveKey[]) => (id === undefined ? keys[0] : keys.find((key) => key.id === id));
  const cached = shared.activeKeys;
  const isFresh = cached !== undefined && performance.now() - cached.readAt < cacheDuration;
  return (isFresh ? find(cached.keys) : undefined) ?? find(await loadKeys(db)) ?? null;
}
