import { backUp } from '@/lib/api/store/backup';
import type { Store } from '@/lib/api/store/store';

/** Writes the whole store to a new file. */
export const backupCommand = (store: Store, { file, passphrase }: { file: string; passphrase: string | undefined }) =>
  backUp(store, file, passphrase);
