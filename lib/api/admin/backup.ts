import { backUp } from '@/lib/api/store/backup';
import type { Store } from '@/lib/api/store/store';

/** Writes the whole store to a new file. */
export const backupCommand = (store: Store, { file }: { file: string }) => backUp(store, file);
