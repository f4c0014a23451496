import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Holder } from '@/lib/api/store/lock-holder';

/** The numbered lock files of a directory; they are created by linking and replaced atomically. */

export type LockFile = { file: string; number: number; holder: Holder | null };

export const lockName = (number: number) => `lock.${number}`;

/** Reads the holder from a lock file; null if the lock was released or the file is unreadable. */
export function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

/** Lists the locks in a directory, highest first. */
export function locksIn(folder: string): LockFile[] {
  return readdirSync(folder)
    .map((entry) => /^lock\.(\d+)$/.exec(entry))
    .filter((match) => match !== null)
    .map(([entry, number]) => ({ file: path.join(folder, entry), number: Number(number) }))
    .toSorted((a, b) => b.number - a.number)
    .map((lock) => ({ ...lock, holder: readHolder(lock.file) }));
}

/** Returns when a lock was last touched, by the clock of the file system. */
export const touched = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Writes a temporary file to be linked or renamed, so that no process ever reads a partial lock. */
function writeDraft(folder: string, content: object): string {
  const draft = path.join(folder, `draft.${randomUUID()}`);
  try {
    writeFileSync(draft, JSON.stringify(content));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return draft;
}

/** Creates a lock. @returns false if its number is taken */
export function tryCreateLock(folder: string, number: number, own: Holder): boolean {
  const draft = writeDraft(folder, own);
  try {
    linkSync(draft, path.join(folder, lockName(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces the content of a lock. */
export const replaceLock = (folder: string, number: number, content: object) =>
  renameSync(writeDraft(folder, content), path.join(folder, lockName(number)));
