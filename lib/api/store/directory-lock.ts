import {
  chmodSync,
  closeSync,
  constants,
  linkSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { makeDirectory } from '@/lib/api/store/make-directory';

/**
 * The lock of a directory: PGlite supports one process, and two would silently lose rows. Locks are numbered Unix
 * sockets in the directory. A lock is held while a process answers on it, and free once the system refuses the
 * connection, which needs no cooperation of a process that was killed, and works across containers. To lock, a process
 * links its socket to the next number, which only one can. The highest socket is never removed, so no process can
 * remove another's lock.
 */

/** Thrown if another process owns the directory. */
export class StoreLockedError extends Error {
  constructor(directory: string) {
    super(`The data directory ${directory} is in use by another process. Only one process can use it at a time.`);
    this.name = 'StoreLockedError';
  }
}

export type DirectoryLock = {
  /** Sets the handler of HTTP requests to the socket; until then they get 503. */
  serve: (listener: http.RequestListener) => void;
  release: () => void;
};

const lockName = (number: number) => `lock.${number}`;

/** Status with which an owner responds before and after it serves requests. */
export const notServingStatus = 503;
export const refuseRequest: http.RequestListener = (_request, response) => response.writeHead(notServingStatus).end();

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Returns the numbers of the locks in a directory, highest first; none if it does not exist. */
function lockNumbers(directory: string): number[] {
  try {
    return readdirSync(directory)
      .flatMap((entry) => /^lock\.(\d+)$/.exec(entry)?.[1] ?? [])
      .map(Number)
      .toSorted((a, b) => b - a);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Provides an alias of a directory that fits into a socket address, which is limited to 108 bytes. Other systems than
 * Linux have none, so the directory's path must be short there.
 */
async function withShortPath<Result>(directory: string, use: (alias: string) => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return use(directory);
  const descriptor = openSync(directory, constants.O_DIRECTORY);
  try {
    return await use(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}

/** Connects to a lock of a directory. @returns null if no process owns it */
const connect = (directory: string, socketPath: string): Promise<net.Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(socketPath, () => resolve(socket));
    socket.once('error', (error) => {
      if (hasCode(error, 'ECONNREFUSED', 'ENOENT')) resolve(null);
      // Its owner released it after accepting.
      else if (hasCode(error, 'ECONNRESET')) resolve(connect(directory, socketPath));
      // Its owner is too busy to accept.
      else reject(hasCode(error, 'EAGAIN') ? new StoreLockedError(directory) : error);
    });
  });

/**
 * Connects to the process that owns a directory.
 * @returns null if the directory is free
 * @throws StoreLockedError if the owner is too busy to accept; the system's error, for example of another user's lock
 */
export async function connectToOwner(directory: string): Promise<net.Socket | null> {
  const numbers = lockNumbers(directory);
  if (numbers.length === 0) return null;
  return withShortPath(directory, async (alias) => {
    for (const number of numbers) {
      const socket = await connect(directory, path.join(alias, lockName(number)));
      if (socket) return socket;
    }
    return null;
  });
}

/** Whether a process owns the directory. */
export async function isLocked(directory: string): Promise<boolean> {
  const socket = await connectToOwner(directory);
  socket?.destroy();
  return socket !== null;
}

/** Links a socket to a number. @returns false if the number is taken */
function tryLink(socket: string, directory: string, number: number): boolean {
  try {
    linkSync(socket, path.join(directory, lockName(number)));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Gives a listening socket the next number of its directory.
 * @throws StoreLockedError if another process owns the directory
 */
async function claimLockNumber(socket: string, directory: string): Promise<string> {
  for (;;) {
    // Read before connecting, because a lock that another process takes later has the number this process would use.
    const number = (lockNumbers(directory)[0] ?? 0) + 1;
    if (await isLocked(directory)) throw new StoreLockedError(directory);
    if (!tryLink(socket, directory, number)) continue;
    const ownLockFile = path.join(directory, lockName(number));
    const numbers = lockNumbers(directory);
    if (numbers[0] === number) {
      for (const lower of numbers.slice(1)) rmSync(path.join(directory, lockName(lower)), { force: true });
      return ownLockFile;
    }
    // Other processes continued while this one was suspended between reading and linking.
    rmSync(ownLockFile, { force: true });
  }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** Milliseconds between checks whether the directory still exists. */
const checkInterval = 3000;

/**
 * Locks the directory for this process, and creates it if it does not exist.
 * @param onLost called if the directory was moved or removed meanwhile: another process could lock a new one
 * @throws StoreLockedError if another process owns it; the system's error if the disk is not writable
 */
export async function lockDirectory(directory: string, onLost = () => {}): Promise<DirectoryLock> {
  makeDirectory(directory);
  let listener = refuseRequest;
  const server = http.createServer((request, response) => listener(request, response)).unref();
  // Accessible only to this user, so that no one else can connect before the permissions of the socket are set.
  const temporaryDirectory = mkdtempSync(path.join(directory, 'draft-'));
  try {
    await withShortPath(
      directory,
      (alias) =>
        new Promise<void>((resolve, reject) => {
          const socketPath = path.join(alias, path.basename(temporaryDirectory), 'lock');
          server.on('error', reject).listen({ path: socketPath, exclusive: true }, resolve);
        }),
    );
    chmodSync(path.join(temporaryDirectory, 'lock'), 0o600);
    const ownLockFile = await claimLockNumber(path.join(temporaryDirectory, 'lock'), directory);
    const inode = inodeOf(ownLockFile);
    const timer = setInterval(() => {
      if (inodeOf(ownLockFile) === inode) return;
      clearInterval(timer);
      onLost();
    }, checkInterval).unref();
    return {
      serve: (next) => (listener = next),
      release: () => {
        clearInterval(timer);
        server.close();
        server.closeAllConnections();
      },
    };
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(temporaryDirectory, { recursive: true, force: true });
  }
}
