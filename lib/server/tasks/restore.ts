import { restore } from '@/lib/server/store/backup';
import type { Store } from '@/lib/server/store/store';

/** Reads a backup into the store. @returns how many rows it holds */
export const restoreTask = ({ db }: Store, { file }: { file: string }): Promise<number> => restore(db, file);
