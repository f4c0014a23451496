import { backUp } from '@/lib/server/store/backup';
import type { Store } from '@/lib/server/store/store';

/** Writes everything in the store into a file. */
export const backupTask = ({ db }: Store, { file }: { file: string }): Promise<void> => backUp(db, file);
