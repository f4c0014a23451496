import { activeKeys, addKey, retireOldKeys, type RetireResult } from '@/lib/api/beacon/keys';
import type { Store } from '@/lib/api/store/store';

/** Lists the active beacon keys, oldest first, without private keys. */
export const listKeysCommand = async ({ db }: Store, _input: object) =>
  (await activeKeys(db)).map(({ id, createdAt }) => ({ id, createdAt }));

/** Adds a key. @returns its id */
export const addKeyCommand = ({ db }: Store, _input: object): Promise<string> => addKey(db);

/** Retires the keys that browsers no longer use. @param input `force` retires all but the newest */
export const retireKeysCommand = ({ db }: Store, { force }: { force: boolean }): Promise<RetireResult> =>
  retireOldKeys(db, force);
