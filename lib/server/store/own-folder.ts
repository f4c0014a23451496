import { lockFolderPatiently, type FolderLock } from '@/lib/server/store/folder-lock';
import { site } from '@/lib/settings/site';

/** The server's own code and Next.js' load a module once each, but they share one process and its folder. */
const shared = globalThis as { siteFolder?: Promise<FolderLock> | undefined };

/**
 * Takes DATA_DIR for this server, from its start to its end: PGlite, which is opened when it is first needed, serves one
 * process. With DATABASE_URL there is nothing to take.
 * @throws StoreLocked when another process has it
 */
export async function takeOwnFolder(): Promise<FolderLock | null> {
  if (site.store.databaseUrl) return null;
  shared.siteFolder ??= lockFolderPatiently(
    site.store.folder,
    ({ pid }) =>
      console.log(`Looking whether process ${pid}, which is not of this container, still has the data folder.`),
    () => {
      console.error('Another process has taken the data folder, because this one stood still too long.');
      process.exit(1);
    },
  );
  return shared.siteFolder;
}

/** Gives DATA_DIR back. */
export async function giveBackOwnFolder(): Promise<void> {
  (await shared.siteFolder)?.release();
}
