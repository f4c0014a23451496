import { createPrivateKey, type KeyObject } from 'node:crypto';
import { activeKeys } from '@/lib/api/beacon/keys';
import type { Database } from '@/lib/api/store/store';

export type OpenKey = { id: string; privateKey: KeyObject };

/** Milliseconds, on the monotonic clock, for which a server may keep using a key that another server has retired. */
const cachedFor = 30_000;

const shared = globalThis as { openKeys?: { keys: OpenKey[]; readAt: number } };

async function read(db: Database): Promise<OpenKey[]> {
  const known = shared.openKeys?.keys ?? [];
  const keys = (await activeKeys(db)).map(
    ({ id, privatePem }) => known.find((key) => key.id === id) ?? { id, privateKey: createPrivateKey(privatePem!) },
  );
  shared.openKeys = { keys, readAt: performance.now() };
  return keys;
}

/**
 * Returns the key for an envelope. Keys are cached in memory because every envelope needs one.
 * @param id the key's id; undefined = the oldest active key
 * @returns null when the store has no such key either
 */
export async function keyFor(id: string | undefined, db: Database): Promise<OpenKey | null> {
  const find = (keys: readonly OpenKey[]) => (id === undefined ? keys[0] : keys.find((key) => key.id === id));
  const known = shared.openKeys;
  const isFresh = known !== undefined && performance.now() - known.readAt < cachedFor;
  return (isFresh ? find(known.keys) : undefined) ?? find(await read(db)) ?? null;
}
