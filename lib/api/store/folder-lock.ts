import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isPlaced,
  lockName,
  locksIn,
  readHolder,
  replaceLock,
  touched,
  type LockFile,
} from '@/lib/api/store/lock-files';
import { lives, thisProcess, type Holder } from '@/lib/api/store/lock-holder';
import { makeFolder } from '@/lib/api/store/make-folder';

/**
 * PGlite serves one process: two on one folder would lose rows without a word. Locks are numbered files of the folder. The
 * highest counts; who takes the folder links one with the next number into place, which only one can, and who gives it
 * back replaces its own by one that says so. The highest is never removed, so nobody can remove a rival's fresh lock.
 */

/** A holder shows that it lives by touching its lock so often, in milliseconds. */
const beat = 3000;
/** A holder whose process cannot be seen from here is gone when its lock was not touched for so many milliseconds. */
const watchedFor = 5 * beat;
/** Where nobody can wait and watch, it is after a day: no two clocks differ so much. */
const longGone = 24 * 60 * 60 * 1000;

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

export type FolderLock = {
  /** Tells others where they can reach the store while this process has it. */
  announce: (socket: string) => void;
  release: () => void;
};

/** Whether the holder of a lock may still be there. */
function mayLive({ file, holder }: LockFile): boolean {
  if (!holder) return false;
  return lives(holder) ?? Math.abs(Date.now() - (touched(file) ?? 0)) < longGone;
}

function heldLock(folder: string): LockFile | undefined {
  try {
    return locksIn(folder).find(mayLive);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The process that has the folder open; null when nobody has. */
export const holderOf = (folder: string): Holder | null => heldLock(folder)?.holder ?? null;

/** How a folder is lost: another process has taken it, or it is not there any more. */
export type Loss = 'taken' | 'gone';

/** Shows that this process lives, until it is told to stop. @param whenLost is called when the folder is lost */
function keepBeating(folder: string, own: number, whenLost: (loss: Loss) => void): () => void {
  function lose(loss: Loss): void {
    clearInterval(timer);
    whenLost(loss);
  }
  const timer = setInterval(() => {
    try {
      if (locksIn(folder).some(({ number, holder }) => number > own && holder)) lose('taken');
      else utimesSync(path.join(folder, lockName(own)), new Date(), new Date());
    } catch (error) {
      // Nobody removes the highest lock, so the folder was moved or removed. Other failures are the disk's: the store says so.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') lose('gone');
    }
  }, beat);
  timer.unref();
  return () => clearInterval(timer);
}

function ignore(): void {}

/**
 * Takes the folder for this process; a lock left by a process that died is taken over.
 * @param isGone tells of a holder that cannot be seen from here that it is gone
 * @param whenLost is called should another one take the folder, for this process having stood still too long, or should it go
 * @throws StoreLocked when another process has it
 */
export function lockFolder(
  folder: string,
  isGone: (holder: Holder) => boolean = () => false,
  whenLost: (loss: Loss) => void = ignore,
): FolderLock {
  makeFolder(folder);
  const own = thisProcess();
  for (;;) {
    // One look for both: a rival's lock that comes later has the number that this one would take.
    const before = locksIn(folder);
    const held = before.find((lock) => mayLive(lock) && !isGone(lock.holder!));
    if (held) throw new StoreLocked(folder, held.holder!);
    const number = (before[0]?.number ?? 0) + 1;
    if (!isPlaced(folder, number, own)) continue;
    const locks = locksIn(folder);
    // Others went on while this process stood still between its look and its link.
    if (locks.some((lock) => lock.number > number)) {
      rmSync(path.join(folder, lockName(number)), { force: true });
      continue;
    }
    for (const lock of locks) if (lock.number < number) rmSync(lock.file, { force: true });
    const stop = keepBeating(folder, number, whenLost);
    return {
      announce: (socket) => replaceLock(folder, number, { ...own, socket }),
      release: () => {
        stop();
        try {
          replaceLock(folder, number, { released: true });
        } catch {
          // On a disk that is full or gone the lock ends with this process.
        }
      },
    };
  }
}

/** Watches a lock whose holder cannot be seen from here. @returns whether it was not touched all the time */
async function standsStill({ file, holder }: LockFile): Promise<boolean> {
  const before = touched(file);
  const end = performance.now() + watchedFor;
  while (performance.now() < end) {
    await pause(beat / 3);
    if (touched(file) !== before || readHolder(file)?.token !== holder?.token) return false;
  }
  return true;
}

/**
 * The same for one who can wait: of a holder that cannot be seen from here it is found out whether it lives.
 * @param tell is told when that takes a while
 */
export async function lockFolderPatiently(
  folder: string,
  tell: (holder: Holder) => void = ignore,
  whenLost: (loss: Loss) => void = ignore,
): Promise<FolderLock> {
  let gone: string | undefined;
  for (;;) {
    try {
      return lockFolder(folder, ({ token }) => token !== undefined && token === gone, whenLost);
    } catch (error) {
      if (!(error instanceof StoreLocked) || lives(error.holder) !== null) throw error;
      tell(error.holder);
      const held = heldLock(folder);
      if (!held) continue;
      if (!(await standsStill(held))) throw error;
      gone = held.holder!.token;
    }
  }
}
