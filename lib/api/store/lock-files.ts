import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Holder } from '@/lib/api/store/lock-holder';

/** The files of a folder's lock: numbered, linked into their place, and replaced whole. */

export type LockFile = { file: string; number: number; holder: Holder | null };

export const lockName = (number: number) => `lock.${number}`;

/** The holder that a file tells of; null for one that was given back or cannot be read. */
export function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

/** The locks in a folder, the highest first; `lock`, which earlier versions made, has the number 0. */
export function locksIn(folder: string): LockFile[] {
  return readdirSync(folder)
    .map((entry) => /^lock(?:\.(\d+))?$/.exec(entry))
    .filter((match) => match !== null)
    .map(([entry, number]) => ({ file: path.join(folder, entry), number: Number(number ?? 0) }))
    .toSorted((a, b) => b.number - a.number)
    .map((lock) => ({ ...lock, holder: readHolder(lock.file) }));
}

/** When a lock was touched last, by the clock of whoever keeps the files. */
export const touched = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Writes a file beside, which another name can then lead to at once: nobody ever reads half a lock. */
function drafted(folder: string, content: object): string {
  const draft = path.join(folder, `draft.${randomUUID()}`);
  try {
    writeFileSync(draft, JSON.stringify(content));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return draft;
}

/** Puts a lock in its place. @returns false when another one is there */
export function isPlaced(folder: string, number: number, own: Holder): boolean {
  const draft = drafted(folder, own);
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
  renameSync(drafted(folder, content), path.join(folder, lockName(number)));
