import { backUp } from '@/lib/server/store/backup';
import type { Store } from '@/lib/server/store/store';

/** Writes everything in the store into a new file. */
export const backupTask = (store: Store, { file, passphrase }: { file: string; passphrase: string | undefined }) =>
  backUp(store, file, passphrase);
