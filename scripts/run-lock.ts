import { setTimeout } from 'node:timers/promises';
import { lockDirectory, StoreLockedError, type DirectoryLock } from '@/lib/api/store/directory-lock';

/**
 * Acquires the exclusive lock of a folder, waiting for the process that holds it. Held until released or process exit.
 * @param folder the folder of the lock
 * @param onWait called once if another process holds it
 */
export async function acquireRunLock(folder: string, onWait: () => void, interval = 1000): Promise<DirectoryLock> {
  for (let hasNotified = false; ; hasNotified = true) {
    try {
      return await lockDirectory(folder);
    } catch (error) {
      if (!(error instanceof StoreLockedError)) throw error;
      if (!hasNotified) onWait();
    }
    await setTimeout(interval);
  }
}
