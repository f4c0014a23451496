import { restore } from '@/lib/server/store/restore';
import type { Store } from '@/lib/server/store/store';

/** Adds to the store what a backup holds and the store has not. */
export const restoreTask = (store: Store, { file, passphrase }: { file: string; passphrase: string | undefined }) =>
  restore(store, file, passphrase);
