import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** Exists while a publication waits for the lock of a folder. */
const waitingFile = (folder: string) => path.join(folder, 'publication-waits');

/** Acquires the lock as `acquireRunLock` does, and asks the process that holds it to give way if that can go on later. */
export async function acquireUrgently(folder: string, onWait: () => void): Promise<DirectoryLock> {
  try {
    return await acquireRunLock(folder, () => {
      writeFileSync(waitingFile(folder), '');
      onWait();
    });
  } finally {
    rmSync(waitingFile(folder), { force: true });
  }
}

/**
 * Returns a signal for the holder of a folder's lock that can go on later.
 * @returns the signal, aborted once another process urgently waits for the lock, and a function that ends the checks
 */
export function giveWaySignal(folder: string, interval = 500): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (existsSync(waitingFile(folder))) controller.abort();
  }, interval).unref();
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
