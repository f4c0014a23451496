import { desc } from 'drizzle-orm';
import { errorCode, logError } from '@/lib/api/log-failure';
import { backupRuns } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** When the store was backed up and restored. */

export type BackupRun = typeof backupRuns.$inferSelect;

/** Records a run. A failure is only logged: the file is complete, or the rows are restored. */
export async function recordRun(db: Database, run: Pick<BackupRun, 'kind' | 'bytes' | 'rows'>): Promise<void> {
  try {
    await db.insert(backupRuns).values(run);
  } catch (error) {
    logError(`The ${run.kind} cannot be recorded (${errorCode(error)})`, error);
  }
}

/** Returns the last backup and the last restore; undefined if there was none. */
export async function lastRuns(db: Database): Promise<{ [Kind in BackupRun['kind']]?: BackupRun }> {
  const runs = await db
    .selectDistinctOn([backupRuns.kind])
    .from(backupRuns)
    .orderBy(backupRuns.kind, desc(backupRuns.at));
  return Object.fromEntries(runs.map((run) => [run.kind, run]));
}
