import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, copyFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { assetFolders } from '@/lib/http-server/assets/asset-paths';

/**
 * A page that stays open asks for files of the build it came from, whatever is served by then. So the files of all builds
 * lie in one folder besides, which servers and releases of a machine share: there they stay for some days after a server
 * last served their build. Nobody takes turns: a file is put in one step, and one that is taken away is looked at again.
 */

export type AssetsFolder = {
  /** Where the files of all builds are kept. */
  folder: string;
  /** For how many days after they were last served. */
  days: number;
};

/** What is said of a disk that takes none of them. */
export const retainFailed = 'Scripts and styles of this build cannot be kept in ASSETS_DIR for pages that stay open';

const day = 24 * 60 * 60 * 1000;

/** So often a file is put again that others take away at that very moment. */
const mostTries = 5;

/** Where the disk, or the owner of a file, allows no second name for it. */
const noLinks = new Set(['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Lets pass that a file is not there, or is there already. */
const unless =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!codes.includes(codeOf(error))) throw error;
    return null;
  };

/** A name beside a file by which nobody asks for it. */
const aside = (file: string) => path.join(path.dirname(file), `.${randomUUID()}`);

/** Copies a file in one step for whoever reads there, in the place of one that may be there. */
async function copy(source: string, target: string): Promise<void> {
  const draft = aside(target);
  await copyFile(source, draft)
    .then(() => rename(draft, target))
    .finally(() => rm(draft, { force: true }));
}

/** Gives a file a second name, or copies it. */
async function put(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await link(source, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (!noLinks.has(codeOf(error))) throw error;
    await copy(source, target);
  }
}

/** Notes of a file that it is in use, and puts it where it is not there. */
async function keep(source: string, target: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      const now = new Date();
      return await utimes(target, now, now);
    } catch (error) {
      // Of a file of somebody else's only its owner may say when it was used.
      if (['EPERM', 'EACCES'].includes(codeOf(error))) return copy(source, target);
      unless('ENOENT')(error);
    }
    await put(source, target);
  }
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unless('ENOENT'));
  return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/** Keeps what can be kept. @throws what was said of the first file that cannot */
async function keepBuild(build: string, folder: string): Promise<void> {
  const failures: unknown[] = [];
  for (const own of assetFolders) {
    for (const file of await filesIn(path.join(build, own))) {
      await keep(file, path.join(folder, path.relative(build, file))).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw failures[0];
}

const isOlder = async (file: string, than: number) => {
  const found = await stat(file).catch(unless('ENOENT'));
  return found !== null && found.mtimeMs < than;
};

async function removeOlder(file: string, than: number): Promise<void> {
  if (!(await isOlder(file, than))) return;
  const gone = aside(file);
  const isMine = await rename(file, gone).then(() => true, unless('ENOENT'));
  if (!isMine) return;
  // A server may have begun with its build since; another one that tidies up may have taken it further.
  if (!(await isOlder(gone, than))) await link(gone, file).catch(unless('EEXIST', 'ENOENT'));
  await rm(gone, { force: true });
}

/** Whatever else lies in the folder is somebody else's. */
async function removeOld(folder: string, than: number): Promise<void> {
  for (const own of assetFolders) {
    for (const file of await filesIn(path.join(folder, own))) await removeOlder(file, than);
  }
}

/** True for the folder of the sources or of a build, whose own files would count as outdated. */
async function belongsToOthers(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(unless('ENOENT'));
  return names?.some((name) => name === 'package.json' || name === 'BUILD_ID') ?? false;
}

/**
 * Puts the files of a build where those of all builds are kept, notes that they are in use, and removes what has not been
 * for too long. May be called by any number of processes at once.
 * @param build the build's folder
 * @throws what the disk says when it does not take all; what it has taken stays. Error for the folder of the sources
 */
export async function retainAssets(build: string, { folder, days }: AssetsFolder): Promise<void> {
  if (await belongsToOthers(folder)) throw new Error(`ASSETS_DIR, ${folder}, holds other things than files of builds.`);
  const isWhole = await keepBuild(build, folder).then(
    () => true,
    () => false,
  );
  await removeOld(folder, Date.now() - days * day);
  // On a full disk there may be room now.
  if (!isWhole) await keepBuild(build, folder);
}

/** So often a server notes that its build is still in use, in milliseconds. */
const hour = 60 * 60 * 1000;

/**
 * The same for as long as this process serves a build.
 * @param tell gets what the disk says when it takes nothing: once, until it takes something again
 * @returns when it has been done for the first time
 */
export async function retainAssetsWhileServing(
  build: string,
  assets: AssetsFolder,
  tell: (error: unknown) => void,
): Promise<void> {
  let isTold = false;
  const again = () =>
    retainAssets(build, assets).then(
      () => {
        isTold = false;
      },
      (error: unknown) => {
        if (!isTold) tell(error);
        isTold = true;
      },
    );
  await again();
  setInterval(() => void again(), hour).unref();
}
