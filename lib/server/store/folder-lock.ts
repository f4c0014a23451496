import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * PGlite serves one process: two on one folder would lose rows without a word. The holder writes its process id and,
 * where others may reach it, its socket, into a file of the folder.
 */

type Holder = { pid: number; started: string; socket: string | null };

/** Somebody else has the folder open. */
export class StoreLocked extends Error {
  constructor(
    folder: string,
    readonly holder: Holder,
  ) {
    super(`The data folder ${folder} is open in process ${holder.pid}, and only one process can use it at a time.`);
    this.name = 'StoreLocked';
  }
}

const lockFile = (folder: string) => path.join(folder, 'lock');

/** When a process started, so that another one with its number is not taken for it; empty where the system keeps no /proc. */
function startOf(pid: number): string {
  try {
    // Fields after the name, which stands in parentheses and may hold spaces: the 20th is the start time (proc(5)).
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function lives({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return started === startOf(pid);
}

/** The process that has the folder open; null when nobody has. */
export function holderOf(folder: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(lockFile(folder), 'utf8')) as Holder;
    return lives(holder) ? holder : null;
  } catch {
    return null;
  }
}

export type FolderLock = {
  /** Tells others where they can reach the store while this process has it. */
  announce: (socket: string) => void;
  release: () => void;
};

/**
 * Takes the folder for this process; a lock left by a process that died is taken over.
 * @throws StoreLocked when a living process has it
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = lockFile(folder);
  const own: Holder = { pid: process.pid, started: startOf(process.pid), socket: null };
  // Linked into place, so that nobody ever reads half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    while (holderOf(folder)?.pid !== process.pid) {
      const holder = holderOf(folder);
      if (holder) throw new StoreLocked(folder, holder);
      rmSync(file, { force: true });
      try {
        linkSync(draft, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    announce: (socket) => writeFileSync(file, JSON.stringify({ ...own, socket })),
    release: () => rmSync(file, { force: true }),
  };
}
