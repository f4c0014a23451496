import { restore } from '@/lib/api/store/restore';
import type { Store } from '@/lib/api/store/store';

/** Adds the rows of a backup that are missing from the store. */
export const restoreCommand = (store: Store, { file }: { file: string }) => restore(store, file);
