import { restore } from '@/lib/api/store/restore';
import type { Store } from '@/lib/api/store/store';

/** Adds to the store what a backup holds and the store has not. */
export const restoreCommand = (store: Store, { file, passphrase }: { file: string; passphrase: string | undefined }) =>
  restore(store, file, passphrase);
