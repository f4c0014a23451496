import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { logError } from '@/lib/api/log-failure';
import { isLocked, lockDirectory, type DirectoryLock } from '@/lib/api/store/directory-lock';
import { buildRecordFile } from '@/lib/publishing/publication';
import { writeFileAtomic } from './write-file-atomic';

/**
 * Each build has its own immutable folder, so a server keeps its files while the next build is running. A build is
 * complete once its record is written, which is the last step; one without a record failed or is still running.
 */

/** Folder of all builds. */
export const buildsFolder = '.builds';

/** Number of variants (different settings) of which the newest build is retained. */
const maxVariants = 3;

type BuildRecord = {
  /** Digest of the sources and settings. */
  digest: string;
  /** Digest of what is compiled: builds with the same one differ in their content alone. */
  compiled?: string;
  /** Number of the publication of content; each build and each publication has the next one. */
  publication?: number;
  /** When articles that were not due yet will be: ISO times, earliest first. */
  due?: readonly string[];
  /** Settings baked into the HTML. */
  settings: Record<string, unknown>;
  /** Whether some pages are still to be rendered; a server renders them on request. */
  isPartial?: boolean;
};

export type Build = BuildRecord & { folder: string };

const recordPath = (folder: string) => path.join(folder, buildRecordFile);
const serversFolder = (folder: string) => path.join(folder, 'servers');
const isBuildName = (name: string) => /^\d{15}$/.test(name);
const listBuildFolders = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root)
        .filter(isBuildName)
        .toSorted()
        .toReversed()
        .map((name) => path.join(root, name))
    : [];

function readBuild(folder: string): Build[] {
  try {
    return [{ folder, ...(JSON.parse(readFileSync(recordPath(folder), 'utf8')) as BuildRecord) }];
  } catch {
    return [];
  }
}

/** Complete builds, newest first. */
export const finishedBuilds = (root: string): Build[] => listBuildFolders(root).flatMap(readBuild);

/** Names of the settings that differ between two builds. */
export function differingSettings(a: BuildRecord['settings'], b: BuildRecord['settings']): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

const hasSameSettings = (a: BuildRecord, b: BuildRecord) => differingSettings(a.settings, b.settings).length === 0;

/** Creates an empty folder for a new build; its name sorts after all others. */
export function newBuildFolder(root: string): string {
  const last = Number(path.basename(listBuildFolders(root)[0] ?? '0'));
  const folder = path.join(root, String(Math.max(Date.now(), last + 1)).padStart(15, '0'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The number of the next publication. */
export const nextPublication = (root: string): number =>
  Math.max(0, ...finishedBuilds(root).map(({ publication = 0 }) => publication)) + 1;

/** Marks a build as complete. */
export function finishBuild({ folder, ...record }: Build): void {
  writeFileAtomic(recordPath(folder), JSON.stringify(record));
}

/** Whether a server owns its lock; assumed if that cannot be found out, for example of another user's server. */
const isLockHeld = (serverLock: string) => isLocked(serverLock).catch(() => true);

const listServerLocks = (folder: string): string[] =>
  existsSync(serversFolder(folder))
    ? readdirSync(serversFolder(folder)).map((name) => path.join(serversFolder(folder), name))
    : [];

const isServed = async (folder: string): Promise<boolean> =>
  (await Promise.all(listServerLocks(folder).map(isLockHeld))).includes(true);

/** Minimum age in ms before the lock of an exited server is removed, so that one being created is left alone. */
const minLockAge = 24 * 60 * 60 * 1000;

async function removeStaleLocks(folder: string): Promise<void> {
  for (const serverLock of listServerLocks(folder)) {
    const isOld = Date.now() - statSync(serverLock).mtimeMs > minLockAge;
    if (isOld && !(await isLockHeld(serverLock))) rmSync(serverLock, { recursive: true, force: true });
  }
}

const logRecordError = (error: unknown) =>
  logError('Cannot record that this build is being served; a later build may remove it', error);

/**
 * Records that this process serves a build, until it exits or releases it.
 * @param onError called when the record cannot be written; the build is served anyway
 * @returns false when the build has just been removed, otherwise a function that releases it
 */
export async function registerServedBuild({ folder }: Build, onError = logRecordError): Promise<false | (() => void)> {
  let lock: DirectoryLock | undefined;
  try {
    await removeStaleLocks(folder);
    lock = await lockDirectory(path.join(serversFolder(folder), randomUUID()));
  } catch (error) {
    onError(error);
  }
  return existsSync(recordPath(folder)) && (() => lock?.release());
}

/** Builds to retain: the newest one of each of the last variants. Earlier releases are in folders of their own. */
export function buildsToRetain(finished: readonly Build[]): Build[] {
  const isNewestOfVariant = (build: Build) => finished.find((other) => hasSameSettings(other, build)) === build;
  return finished.filter(isNewestOfVariant).slice(0, maxVariants);
}

/** Removes failed and old builds unless a running server uses them. Must not run while a build is in progress. */
export async function removeOldBuilds(root: string): Promise<void> {
  const retained = new Set(buildsToRetain(finishedBuilds(root)).map(({ folder }) => folder));
  for (const folder of listBuildFolders(root)) {
    if (retained.has(folder) || (await isServed(folder))) continue;
    // Remove the record first, so that no server selects the build; one that just did has created its lock.
    const record = readBuild(folder);
    rmSync(recordPath(folder), { force: true });
    if (!(await isServed(folder))) rmSync(folder, { recursive: true, force: true });
    else for (const build of record) finishBuild(build);
  }
}
