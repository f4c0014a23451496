import { activeKeys, addKey, retireOldKeys } from '@/lib/server/beacon/keys';
import type { Store } from '@/lib/server/store/store';

/** The beacon's keys in use, the oldest first; without their private halves. */
export const listKeysTask = async ({ db }: Store, _input: object) =>
  (await activeKeys(db)).map(({ id, createdAt }) => ({ id, createdAt }));

/** Adds a key. @returns its id */
export const addKeyTask = ({ db }: Store, _input: object): Promise<string> => addKey(db);

/** Retires all keys but the newest. @returns their ids */
export const retireKeysTask = ({ db }: Store, _input: object): Promise<string[]> => retireOldKeys(db);
