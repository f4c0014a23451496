import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, copyFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { assetFolders } from '@/lib/serving/assets/asset-places';

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
export const notKept = 'Scripts and styles of this build cannot be kept in ASSETS_DIR for pages that stay open';

const day = 24 * 60 * 60 * 1000;

/** So often a file is put again that others take away at that very moment. */
const mostTries = 5;

/** Where the disk, or the owner of a file, allows no second name for it. */
const noLinks = new Set(['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Lets pass that a file is not there, or is there already. */
const unless = (code: string) => (error: unknown) => {
  if (codeOf(error) !== code) throw error;
  return null;
};

/** A name beside a file by which nobody asks for it. */
const aside = (file: string) => path.join(path.dirname(file), `.${randomUUID()}`);

/** Gives a file a second name, or copies it, in one step for whoever reads there. */
async function put(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await link(source, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (!noLinks.has(codeOf(error))) throw error;
    const draft = aside(target);
    await copyFile(source, draft)
      .then(() => rename(draft, target))
      .finally(() => rm(draft, { force: true }));
  }
}

/** Notes of a file that it is in use, and puts it where it is not there. */
async function keep(source: string, target: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const now = new Date();
    const isThere = await utimes(target, now, now).then(() => true, unless('ENOENT'));
    if (isThere) return;
    await put(source, target);
  }
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unless('ENOENT'));
  return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

async function keepBuild(build: string, folder: string): Promise<void> {
  for (const own of assetFolders) {
    for (const file of await filesIn(path.join(build, own))) {
      await keep(file, path.join(folder, path.relative(build, file)));
    }
  }
}

const isOlder = async (file: string, than: number) => {
  const found = await stat(file).catch(unless('ENOENT'));
  return found !== null && found.mtimeMs < than;
};

async function removeOld(folder: string, than: number): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!(await isOlder(file, than))) continue;
    const gone = aside(file);
    const isMine = await rename(file, gone).then(() => true, unless('ENOENT'));
    if (!isMine) continue;
    // A server may have begun with its build since.
    if (!(await isOlder(gone, than))) await link(gone, file).catch(unless('EEXIST'));
    await rm(gone, { force: true });
  }
}

/**
 * Puts the files of a build where those of all builds are kept, notes that they are in use, and removes what has not been
 * for too long. May be called by any number of processes at once.
 * @param build the build's folder
 * @throws what the disk says when it takes nothing; what has been put until then stays
 */
export async function keepAssets(build: string, { folder, days }: AssetsFolder): Promise<void> {
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
export async function keepAssetsWhileServing(
  build: string,
  assets: AssetsFolder,
  tell: (error: unknown) => void,
): Promise<void> {
  let isTold = false;
  const again = () =>
    keepAssets(build, assets).then(
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
