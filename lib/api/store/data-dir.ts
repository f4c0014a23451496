import { lockFolderPatiently, type FolderLock, type Loss } from '@/lib/api/store/folder-lock';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

/** What is said when the folder is lost, which ends the server: what it would store from then on would be lost. */
const losses: Record<Loss, string> = {
  taken: 'Another process has taken the data folder, because this one stood still too long.',
  gone: 'The data folder was moved or removed: start the server again where it is.',
};

/** The server's own code and Next.js' load a module once each, but they share one process and its folder. */
const shared = globalThis as { siteFolder?: Promise<FolderLock> | undefined };

/**
 * Takes DATA_DIR for this server, from its start to its end: PGlite, which is opened when it is first needed, serves one
 * process. With DATABASE_URL there is nothing to take.
 * @throws StoreLocked when another process has it; what the disk says when it takes nothing
 */
export async function lockDataDir(): Promise<FolderLock | null> {
  if (site.store.databaseUrl) return null;
  shared.siteFolder ??= lockFolderPatiently(
    site.store.folder,
    ({ pid }) =>
      logLine('info', `Looking whether process ${pid}, which is not of this container, still has the data folder.`),
    (loss) => {
      logLine('error', losses[loss]);
      process.exit(1);
    },
  ).catch((error: unknown) => {
    shared.siteFolder = undefined;
    throw error;
  });
  return shared.siteFolder;
}

/** True when the folder could not be taken because nothing can be written there. Pages need none. */
export const isDiskError = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  );

/** Gives DATA_DIR back. */
export async function releaseDataDir(): Promise<void> {
  (await shared.siteFolder?.catch(() => null))?.release();
}
