import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { logError } from '@/lib/api/log-failure';
import { holderOf, lockFolder } from '@/lib/api/store/folder-lock';
import { writeFileAtomic } from './write-file-atomic';

/**
 * Every build is made in a folder of its own and never changed afterwards, so that a server keeps what it serves while the
 * next one is made. A build counts once its record is written, which is done last; one without a record has failed, or is
 * being made.
 */

/** Where builds are kept. */
export const buildsFolder = '.builds';

/** How many further kinds of builds, made with other settings, keep their newest one. */
const otherKinds = 2;

type BuildRecord = {
  /** Of the sources and settings that it was made from. */
  digest: string;
  /** The settings that enter the HTML. */
  settings: Record<string, unknown>;
};

export type Build = BuildRecord & { folder: string };

const recordOf = (folder: string) => path.join(folder, 'made-from.json');
const serversOf = (folder: string) => path.join(folder, 'servers');
const isBuildName = (name: string) => /^\d{15}$/.test(name);
const foldersIn = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root)
        .filter(isBuildName)
        .toSorted()
        .toReversed()
        .map((name) => path.join(root, name))
    : [];

function readBuild(folder: string): Build[] {
  try {
    return [{ folder, ...(JSON.parse(readFileSync(recordOf(folder), 'utf8')) as BuildRecord) }];
  } catch {
    return [];
  }
}

/** The builds that can be served, the newest first. */
export const finishedBuilds = (root: string): Build[] => foldersIn(root).flatMap(readBuild);

/** The names of the settings by which two builds differ. */
export function differingSettings(one: BuildRecord['settings'], other: BuildRecord['settings']): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

const isSameKind = (one: BuildRecord, other: BuildRecord) =>
  differingSettings(one.settings, other.settings).length === 0;

/** An empty folder for a new build; its name is later than that of every other one. */
export function newBuildFolder(root: string): string {
  const last = Number(path.basename(foldersIn(root)[0] ?? '0'));
  const folder = path.join(root, String(Math.max(Date.now(), last + 1)).padStart(15, '0'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Makes a build one that can be served. */
export function finishBuild({ folder, ...record }: Build): void {
  writeFileAtomic(recordOf(folder), JSON.stringify(record));
}

function isServed(folder: string): boolean {
  if (!existsSync(serversOf(folder))) return false;
  return readdirSync(serversOf(folder)).some((name) => holderOf(path.join(serversOf(folder), name)) !== null);
}

/** A note of a server that has ended is removed after so many milliseconds: it is none that is just being written. */
const noteAge = 24 * 60 * 60 * 1000;

function removeOldNotes(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const note = path.join(folder, name);
    const isOld = Date.now() - statSync(note).mtimeMs > noteAge;
    if (isOld && holderOf(note) === null) rmSync(note, { recursive: true, force: true });
  }
}

const tellNotNoted = (error: unknown) =>
  logError('That this build is served cannot be noted, so one of the next builds may remove it', error);

/**
 * Notes that this process serves a build, until it ends.
 * @param tell gets what the disk says when it takes no note: the build is served all the same
 * @returns false when the build has just been removed
 */
export function serveBuild({ folder }: Build, tell = tellNotNoted): boolean {
  try {
    removeOldNotes(serversOf(folder));
    // Processes of several containers may have one number.
    lockFolder(path.join(serversOf(folder), randomUUID()));
  } catch (error) {
    tell(error);
  }
  return existsSync(recordOf(folder));
}

/** The finished builds that stay: the newest two of the newest one's kind, and the newest of each of a few other kinds. */
export function buildsToRetain(finished: readonly Build[]): Build[] {
  const [newest] = finished;
  if (!newest) return [];
  const own = finished.filter((build) => isSameKind(build, newest)).slice(0, 2);
  const others = finished.filter((build, i) => finished.findIndex((earlier) => isSameKind(earlier, build)) === i);
  return [...own, ...others.filter((build) => !isSameKind(build, newest)).slice(0, otherKinds)];
}

/** Removes what failed and what is old, but no build that a living server uses. Call it while no build is being made. */
export function removeOldBuilds(root: string): void {
  const stay = new Set(buildsToRetain(finishedBuilds(root)).map(({ folder }) => folder));
  for (const folder of foldersIn(root)) {
    if (stay.has(folder) || isServed(folder)) continue;
    // First its record, so that from here on no server chooses it; one that has chosen it just now has left its note.
    const record = readBuild(folder);
    rmSync(recordOf(folder), { force: true });
    if (!isServed(folder)) rmSync(folder, { recursive: true, force: true });
    else for (const build of record) finishBuild(build);
  }
}
