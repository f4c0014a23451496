import { createPrivateKey, type KeyObject } from 'node:crypto';
import { activeKeys } from '@/lib/api/beacon/keys';
import type { Database } from '@/lib/api/store/store';

export type OpenKey = { id: string; privateKey: KeyObject };

/** How long, in milliseconds, a server goes on with a key that was retired elsewhere; by the clock that nobody can set. */
const keptFor = 30_000;

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
 * The key that an envelope was made for; kept in memory, because each envelope needs it.
 * @param id the key's id; undefined = the oldest active key
 * @returns null when there is no such key, also not in the store
 */
export async function keyFor(id: string | undefined, db: Database): Promise<OpenKey | null> {
  const find = (keys: readonly OpenKey[]) => (id === undefined ? keys[0] : keys.find((key) => key.id === id));
  const known = shared.openKeys;
  const isFresh = known !== undefined && performance.now() - known.readAt < keptFor;
  return (isFresh ? find(known.keys) : undefined) ?? find(await read(db)) ?? null;
}
