import { lockDirectory, type DirectoryLock } from '@/lib/api/store/directory-lock';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

/** Shared because the server and Next.js each load their own copy of this module in one process. */
const shared = globalThis as { dataDirLock?: Promise<DirectoryLock> | undefined };

/**
 * Locks DATA_DIR for the lifetime of this server: PGlite, which is opened on first use, supports only one process. With
 * DATABASE_URL no lock is needed.
 * @throws StoreLockedError if another process holds it; the system's error if the disk is not writable
 */
export async function lockDataDir(): Promise<DirectoryLock | null> {
  if (site.store.databaseUrl) return null;
  shared.dataDirLock ??= lockDirectory(site.store.folder, () => {
    // Further data would be lost.
    logLine('error', 'The data directory was moved or removed. Set DATA_DIR to its new path and restart the server.');
    process.exit(1);
  }).catch((error: unknown) => {
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
