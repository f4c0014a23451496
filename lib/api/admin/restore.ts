import { statSync } from 'node:fs';
import { recordRun } from '@/lib/api/store/backup-runs';
import { restore, type RestoreResult } from '@/lib/api/store/restore';
import type { Store } from '@/lib/api/store/store';

/** Adds the rows of a backup that are missing from the store, and records when. */
export async function restoreCommand(store: Store, { file }: { file: string }): Promise<RestoreResult> {
  const result = await restore(store, file);
  await recordRun(store.db, { kind: 'restore', bytes: statSync(file).size, rows: result.added });
  return result;
}
