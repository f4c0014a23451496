import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Visitors whose page comes from an earlier build still ask for its scripts and styles, so the files of the last two
 * builds stay beside those of the new one. Their names hold a digest of what they contain.
 */

/** How many earlier builds keep their files. */
const keptBuilds = 2;

/** A build and its own files, as paths below `static`; those of earlier builds that stand beside them are not its own. */
export type BuildFiles = { id: string; files: string[] };

const recordOf = (folder: string) => path.join(folder, 'kept-chunks.json');
const staticOf = (folder: string) => path.join(folder, 'static');
/** Next.js empties its folder before a build, except for what is in `cache`. */
const asideOf = (distDir: string) => path.join(distDir, 'cache', 'kept-chunks');

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

function readRecord(folder: string): BuildFiles[] {
  const file = recordOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildFiles[]) : [];
}

function copyFiles(from: string, to: string, files: readonly string[]): void {
  for (const file of files) cpSync(path.join(from, file), path.join(to, file), { recursive: true });
}

/** The builds whose files are kept by the next one: the present build and the ones before it, the newest first. */
export function buildsToKeep(record: readonly BuildFiles[], id: string, present: readonly string[]): BuildFiles[] {
  // A build that was made without this script is not in the record, and has emptied the folder.
  const isRecorded = record[0]?.id === id;
  const known = isRecorded ? record : [{ id, files: [...present] }];
  const there = new Set(present);
  return known.slice(0, keptBuilds).map((one) => ({ id: one.id, files: one.files.filter((file) => there.has(file)) }));
}

/** Before a build: puts the files of the last builds where Next.js leaves them alone. */
export function setChunksAside(distDir: string): void {
  const idFile = path.join(distDir, 'BUILD_ID');
  // The build before this one failed: what it had set aside is still there and waits for this one.
  if (!existsSync(idFile)) return;
  const aside = asideOf(distDir);
  const builds = buildsToKeep(readRecord(distDir), readFileSync(idFile, 'utf8').trim(), filesIn(staticOf(distDir)));
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const { files } of builds) copyFiles(staticOf(distDir), staticOf(aside), files);
  // Written last: without it, a copy that was broken off counts as none.
  writeFileSync(recordOf(aside), JSON.stringify(builds));
}

/** After a build: puts what it lacks of the earlier builds' files beside its own, and notes whose files they are. */
export function bringChunksBack(distDir: string): void {
  const aside = asideOf(distDir);
  const earlier = readRecord(aside);
  const own = filesIn(staticOf(distDir));
  const id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim();
  const isOwn = new Set(own);
  for (const { files } of earlier) {
    copyFiles(
      staticOf(aside),
      staticOf(distDir),
      files.filter((file) => !isOwn.has(file)),
    );
  }
  writeFileSync(recordOf(distDir), JSON.stringify([{ id, files: own }, ...earlier]));
  rmSync(aside, { recursive: true, force: true });
}
