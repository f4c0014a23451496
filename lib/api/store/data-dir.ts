import { setTimeout as pause } from 'node:timers/promises';
import { lockDirectory, StoreLockedError, type DirectoryLock } from '@/lib/api/store/directory-lock';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

/** Shared because the server and Next.js each load their own copy of this module in one process. */
const shared = globalThis as { dataDirLock?: Promise<DirectoryLock> | undefined };

/**
 * Whether this server replaces another one of its port, which closes the store once this one listens
 * (scripts/serve-builds.ts).
 */
export const isReplacement = (): boolean => process.env.REPLACES_SERVER === '1';

/**
 * Milliseconds for which a replacement waits for the store: much longer than it takes to start, even on a busy machine,
 * and the server before to shut down.
 */
const replacementTimeout = 300_000;

const lock = () =>
  lockDirectory(site.store.folder, () => {
    // Further data would be lost.
    logLine('error', 'The data directory was moved or removed. Set DATA_DIR to its new path and restart the server.');
    process.exit(1);
  });

async function lockWhenReleased(until = Date.now() + replacementTimeout): Promise<DirectoryLock> {
  for (;;) {
    try {
      return await lock();
    } catch (error) {
      if (!(error instanceof StoreLockedError) || Date.now() > until) throw error;
    }
    await pause(50);
  }
}

/**
 * Locks DATA_DIR for the lifetime of this server: PGlite, which is opened on first use, supports only one process. With
 * DATABASE_URL no lock is needed.
 * @throws StoreLockedError if another process holds it; the system's error if the disk is not writable
 */
export async function lockDataDir(): Promise<DirectoryLock | null> {
  if (site.store.databaseUrl) return null;
  shared.dataDirLock ??= (isReplacement() ? lockWhenReleased() : lock()).catch((error: unknown) => {
    shared.dataDirLock = undefined;
    throw error;
  });
  return shared.dataDirLock;
}

/** Whether the directory could not be locked because it is not writable. Pages can be served without it. */
export const isDiskError = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  );

/** Releases DATA_DIR. */
export async function releaseDataDir(): Promise<void> {
  (await shared.dataDirLock?.catch(() => null))?.release();
}
