import { statSync } from 'node:fs';
import { backUp } from '@/lib/api/store/backup';
import { recordRun } from '@/lib/api/store/backup-runs';
import type { Store } from '@/lib/api/store/store';

/**
 * Writes the whole store to a new file, and records when.
 * @param input `isTemporary` for a copy that nobody keeps, which is not recorded
 */
export async function backupCommand(
  store: Store,
  { file, isTemporary = false }: { file: string; isTemporary?: boolean },
): Promise<void> {
  const rows = await backUp(store, file);
  if (!isTemporary) await recordRun(store.db, { kind: 'backup', bytes: statSync(file).size, rows });
}
