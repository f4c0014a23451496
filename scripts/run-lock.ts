import { setTimeout } from 'node:timers/promises';
import { lockFolderPatiently, StoreLocked, type FolderLock } from '@/lib/api/store/folder-lock';

/**
 * Acquires the exclusive lock of a folder, waiting for the process that holds it. Held until released or process exit.
 * @param folder the folder of the lock file
 * @param onWait called once with the PID of the holder
 */
export async function acquireRunLock(
  folder: string,
  onWait: (pid: number) => void,
  interval = 1000,
): Promise<FolderLock> {
  for (let hasNotified = false; ; hasNotified = true) {
    try {
      return await lockFolderPatiently(folder);
    } catch (error) {
      if (!(error instanceof StoreLocked)) throw error;
      if (!hasNotified) onWait(error.holder.pid);
    }
    await setTimeout(interval);
  }
}
