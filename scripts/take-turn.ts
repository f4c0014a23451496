import { setTimeout } from 'node:timers/promises';
import { lockFolderPatiently, StoreLocked, type FolderLock } from '@/lib/api/store/folder-lock';

/**
 * Waits until no other process has a folder, then takes it for this one, until it ends or gives it back.
 * @param folder where the lock is kept
 * @param tell is told once whom this one waits for
 */
export async function takeTurn(folder: string, tell: (pid: number) => void, interval = 1000): Promise<FolderLock> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await lockFolderPatiently(folder);
    } catch (error) {
      if (!(error instanceof StoreLocked)) throw error;
      if (!isTold) tell(error.holder.pid);
    }
    await setTimeout(interval);
  }
}
