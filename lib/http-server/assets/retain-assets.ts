import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, copyFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { buildIdFile } from '@/lib/next-internals/build-folder';
import { assetFolders } from '@/lib/http-server/assets/asset-paths';

/**
 * Open pages keep requesting files of the build they came from (version skew). The files of all builds are therefore
 * also stored in one folder shared by all servers and releases of a machine, and retained for some days after a server
 * last served their build. There is no locking: files are written atomically, and a removed file is checked again.
 */

export type AssetsFolder = {
  /** The shared folder. */
  folder: string;
  /** Retention in days after a build was last served. */
  days: number;
};

/** Logged when the disk accepts none of the files. */
export const retainFailureMessage =
  "Cannot copy this build's assets to ASSETS_DIR; open pages of older builds may break";

const day = 24 * 60 * 60 * 1000;

/** Maximum attempts to write a file that other processes remove concurrently. */
const maxAttempts = 5;

/** Errors of file systems or file owners that do not allow hard links. */
const noLinks = new Set(['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Ignores the given error codes, such as a missing or existing file. */
const ignoreErrors =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!codes.includes(getErrorCode(error))) throw error;
    return null;
  };

/** A temporary name next to the file that is never requested. */
const temporaryName = (file: string) => path.join(path.dirname(file), `.${randomUUID()}`);

/** Copies a file atomically, replacing an existing one. */
async function copy(source: string, target: string): Promise<void> {
  const temporaryFile = temporaryName(target);
  await copyFile(source, temporaryFile)
    .then(() => rename(temporaryFile, target))
    .finally(() => rm(temporaryFile, { force: true }));
}

/** Hard-links a file, or copies it. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await link(source, target);
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return;
    if (!noLinks.has(getErrorCode(error))) throw error;
    await copy(source, target);
  }
}

/** Updates the mtime of a file in use, and writes the file if it is missing. */
async function refresh(source: string, target: string): Promise<void> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    try {
      const now = new Date();
      return await utimes(target, now, now);
    } catch (error) {
      // Only the owner of a file may set its mtime.
      if (['EPERM', 'EACCES'].includes(getErrorCode(error))) return copy(source, target);
      ignoreErrors('ENOENT')(error);
    }
    await linkOrCopy(source, target);
  }
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreErrors('ENOENT'));
  return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/**
 * Retains as many files as possible.
 * @throws the first error
 */
async function copyBuild(build: string, folder: string): Promise<void> {
  const failures: unknown[] = [];
  for (const subfolder of assetFolders) {
    for (const file of await filesIn(path.join(build, subfolder))) {
      await refresh(file, path.join(folder, path.relative(build, file))).catch((error: unknown) =>
        failures.push(error),
      );
    }
  }
  if (failures.length > 0) throw failures[0];
}

const isOlder = async (file: string, cutoff: number) => {
  const stats = await stat(file).catch(ignoreErrors('ENOENT'));
  return stats !== null && stats.mtimeMs < cutoff;
};

async function removeOlder(file: string, cutoff: number): Promise<void> {
  if (!(await isOlder(file, cutoff))) return;
  const moved = temporaryName(file);
  const isMoved = await rename(file, moved).then(() => true, ignoreErrors('ENOENT'));
  if (!isMoved) return;
  // Another server may have started with its build since; another cleanup may already have moved it.
  if (!(await isOlder(moved, cutoff))) await link(moved, file).catch(ignoreErrors('EEXIST', 'ENOENT'));
  await rm(moved, { force: true });
}

/** Other files in the folder are left alone. */
async function removeOld(folder: string, cutoff: number): Promise<void> {
  for (const subfolder of assetFolders) {
    for (const file of await filesIn(path.join(folder, subfolder))) await removeOlder(file, cutoff);
  }
}

/** Whether this is a source or build folder, whose own files would count as outdated. */
async function isProjectFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ignoreErrors('ENOENT'));
  return names?.some((name) => name === 'package.json' || name === buildIdFile) ?? false;
}

/**
 * Copies a build's files to the shared folder, marks them as used, and removes files unused for too long. Safe to call
 * from concurrent processes.
 * @param build the build folder
 * @throws the file system error if not all files could be written; those written stay. Error for a source folder
 */
export async function retainAssets(build: string, { folder, days }: AssetsFolder): Promise<void> {
  if (await isProjectFolder(folder))
    throw new Error(`ASSETS_DIR must be a dedicated directory, but ${folder} is a source or build directory.`);
  const isComplete = await copyBuild(build, folder).then(
    () => true,
    () => false,
  );
  await removeOld(folder, Date.now() - days * day);
  // Removing old files may have freed disk space.
  if (!isComplete) await copyBuild(build, folder);
}

/** Interval in ms at which a server marks its build as in use. */
const refreshInterval = 60 * 60 * 1000;

/**
 * Repeats `retainAssets` while this process serves a build.
 * @param onError called with a file system error once, until writing succeeds again
 * @returns when the first run has finished
 */
export async function retainAssetsWhileServing(
  build: string,
  assets: AssetsFolder,
  onError: (error: unknown) => void,
): Promise<void> {
  let isReported = false;
  const run = () =>
    retainAssets(build, assets).then(
      () => {
        isReported = false;
      },
      (error: unknown) => {
        if (!isReported) onError(error);
        isReported = true;
      },
    );
  await run();
  setInterval(() => void run(), refreshInterval).unref();
}
