import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  tryCreateLock,
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
 * The lock of the data directory: PGlite supports one process, and two would silently lose rows. Locks are numbered
 * files in the directory, of which the highest counts. To lock, a process links a file with the next number into place,
 * which only one can; to release, it marks its file as released. The highest file is never removed, so no process can
 * remove a rival's new lock.
 */

/** Heartbeat: the holder touches its lock at this interval, in milliseconds. */
const heartbeat = 3000;
/** Milliseconds without a heartbeat after which the lock of a process that is not visible from here is stale. */
const staleAfter = 5 * heartbeat;
/** The same by comparing clocks, where waiting is not possible; no two clocks differ by a day. */
const staleAge = 24 * 60 * 60 * 1000;

/** Thrown if another process holds the directory. */
export class StoreLocked extends Error {
  constructor(
    folder: string,
    readonly holder: Holder,
  ) {
    super(`The data directory ${folder} is in use by process ${holder.pid}. Only one process can use it at a time.`);
    this.name = 'StoreLocked';
  }
}

export type FolderLock = {
  /** Publishes the socket on which the store can be reached while this process holds the lock. */
  announce: (socket: string) => void;
  release: () => void;
};

/** Whether the holder of a lock may still be running. */
function mayLive({ file, holder }: LockFile): boolean {
  if (!holder) return false;
  return lives(holder) ?? Math.abs(Date.now() - (touched(file) ?? 0)) < staleAge;
}

function heldLock(folder: string): LockFile | undefined {
  try {
    return locksIn(folder).find(mayLive);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the process that holds the directory; null if it is free. */
export const holderOf = (folder: string): Holder | null => heldLock(folder)?.holder ?? null;

/** The reason a directory is lost: another process has taken it over, or it no longer exists. */
export type Loss = 'taken' | 'gone';

/**
 * Touches the lock periodically.
 * @param whenLost called when the directory is lost
 * @returns a function that stops it
 */
function startHeartbeat(folder: string, own: number, whenLost: (loss: Loss) => void): () => void {
  function lose(loss: Loss): void {
    clearInterval(timer);
    whenLost(loss);
  }
  const timer = setInterval(() => {
    try {
      if (locksIn(folder).some(({ number, holder }) => number > own && holder)) lose('taken');
      else utimesSync(path.join(folder, lockName(own)), new Date(), new Date());
    } catch (error) {
      // The highest lock is never removed, so the directory was moved or removed. The store reports other disk errors.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') lose('gone');
    }
  }, heartbeat);
  timer.unref();
  return () => clearInterval(timer);
}

function ignore(): void {}

/**
 * Locks the directory for this process; the lock of a dead process is taken over.
 * @param isGone returns whether a holder that is not visible from here is known to be gone
 * @param whenLost called if another process takes over after this one was suspended too long, or if the directory is
 * gone
 * @throws StoreLocked if another process holds it
 */
export function lockFolder(
  folder: string,
  isGone: (holder: Holder) => boolean = () => false,
  whenLost: (loss: Loss) => void = ignore,
): FolderLock {
  makeFolder(folder);
  const own = thisProcess();
  for (;;) {
    // Read once for both: a rival's later lock has the number that this one would use.
    const before = locksIn(folder);
    const held = before.find((lock) => mayLive(lock) && !isGone(lock.holder!));
    if (held) throw new StoreLocked(folder, held.holder!);
    const number = (before[0]?.number ?? 0) + 1;
    if (!tryCreateLock(folder, number, own)) continue;
    const locks = locksIn(folder);
    // Others continued while this process was suspended between reading and linking.
    if (locks.some((lock) => lock.number > number)) {
      rmSync(path.join(folder, lockName(number)), { force: true });
      continue;
    }
    for (const lock of locks) if (lock.number < number) rmSync(lock.file, { force: true });
    const stop = startHeartbeat(folder, number, whenLost);
    return {
      announce: (socket) => replaceLock(folder, number, { ...own, socket }),
      release: () => {
        stop();
        try {
          replaceLock(folder, number, { released: true });
        } catch {
          // If the disk is full or gone, the lock ends with this process.
        }
      },
    };
  }
}

/** Watches a lock whose holder is not visible from here. @returns whether it is stale */
async function isStale({ file, holder }: LockFile): Promise<boolean> {
  const before = touched(file);
  const end = performance.now() + staleAfter;
  while (performance.now() < end) {
    await pause(heartbeat / 3);
    if (touched(file) !== before || readHolder(file)?.token !== holder?.token) return false;
  }
  return true;
}

/**
 * Like `lockFolder`, but waits to find out whether a holder that is not visible from here is still running.
 * @param onWait called before each wait
 */
export async function lockFolderPatiently(
  folder: string,
  onWait: (holder: Holder) => void = ignore,
  whenLost: (loss: Loss) => void = ignore,
): Promise<FolderLock> {
  let gone: string | undefined;
  for (;;) {
    try {
      return lockFolder(folder, ({ token }) => token === gone, whenLost);
    } catch (error) {
      if (!(error instanceof StoreLocked) || lives(error.holder) !== null) throw error;
      onWait(error.holder);
      const held = heldLock(folder);
      if (!held) continue;
      if (!(await isStale(held))) throw error;
      gone = held.holder!.token;
    }
  }
}
