import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDirectory, type DirectoryLock } from '@/lib/api/store/directory-lock';
import { createPgliteBreaker } from '@/lib/api/store/pglite-breaker';
import { measurePglite } from '@/lib/api/store/count-queries';
import { checkMigrations } from '@/lib/api/store/check-migrations';
import {
  migrations,
  StoreMissingError,
  StoreUnusableError,
  type Store,
  type StoreOptions,
} from '@/lib/api/store/store';

// Otherwise the bundler traces every file of the project that might match this path.
const pgliteDir = (folder: string) => path.join(/* turbopackIgnore: true */ folder, 'pglite');

/** Maximum delay of a timer in ms; Node.js replaces a longer one by 1 ms. */
const maxDelay = 2 ** 31 - 1;

/**
 * Caps the delays of all timers. PGlite re-arms its alarm by the wall clock: once that was set back by more than 25 days,
 * the alarm went off every millisecond, with a warning each time.
 */
export function capTimeouts(): void {
  const { setTimeout } = globalThis;
  if ('isCapped' in setTimeout) return;
  const capped = (callback: () => void, delay?: number, ...args: []) =>
    setTimeout(callback, Math.min(delay ?? 0, maxDelay), ...args);
  globalThis.setTimeout = Object.assign(capped, setTimeout, { isCapped: true }) as typeof setTimeout;
}

/**
 * Starts each statement in a new turn of the event loop, in transactions as well. PGlite runs a statement synchronously
 * and then only resolves promises, so a sequence of statements, such as the daily maintenance, would block all requests
 * until its end.
 */
function yieldBetweenStatements(client: PGlite): void {
  const runExclusive = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (run) =>
    runExclusive(async () => {
      await nextTurn();
      return run();
    });
}

/** Whether a directory contains a PGlite store. */
const hasStore = (folder: string): boolean => existsSync(path.join(pgliteDir(folder), 'PG_VERSION'));

/** @throws StoreUnusableError if a store has lost its PG_VERSION: PGlite would create an empty one in its place. */
function rejectDamagedStore(folder: string): void {
  if (!existsSync(pgliteDir(folder)) || readdirSync(pgliteDir(folder)).length === 0) return;
  throw new StoreUnusableError(
    `The store in ${pgliteDir(folder)} is damaged: PG_VERSION is missing. Restore a backup into another DATA_DIR.`,
  );
}

/** Writes a folder's entries to the disk, so that a rename survives a power failure. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates an empty store under another name and renames it: an unfinished one, after a kill or on a full disk, could not
 * be told from a damaged store.
 */
async function createStore({ PGlite }: typeof import('@electric-sql/pglite'), folder: string): Promise<void> {
  const unfinished = `${pgliteDir(folder)}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  // PGlite creates world-readable files, which contain keys and visitors' messages.
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: unfinished });
  await client.close();
  renameSync(unfinished, pgliteDir(folder));
  syncFolder(folder);
}

/**
 * Opens the PGlite store of a directory and migrates it to the latest schema.
 * @param lock the directory's lock if this process already holds it; it is not released when the store is closed
 * @throws StoreLockedError if another process holds it; StoreUnusableError if a required store does not exist, or it is
 * foreign or damaged
 */
export async function openPglite({ folder, mustExist }: StoreOptions, lock?: DirectoryLock | null): Promise<Store> {
  if (mustExist && !hasStore(folder)) {
    throw new StoreMissingError(`No store found in the data directory ${folder}. Check DATA_DIR.`);
  }
  const acquiredLock = lock ? null : await lockDirectory(folder);
  try {
    capTimeouts();
    const pglite = await import('@electric-sql/pglite');
    if (!hasStore(folder)) {
      rejectDamagedStore(folder);
      await createStore(pglite, folder);
    }
    chmodSync(pgliteDir(folder), 0o700);
    const client = await pglite.PGlite.create({ dataDir: pgliteDir(folder) });
    const isBroken = createPgliteBreaker(client);
    yieldBetweenStatements(client);
    await checkMigrations(client, `Set DATA_DIR to another directory, or run the version that created ${folder}.`);
    const db = drizzle({ client });
    await migrate(db, migrations);
    measurePglite(client);
    const close = async () => {
      await client.close();
      acquiredLock?.release();
    };
    return { db, kind: 'pglite', close, isBroken };
  } catch (error) {
    acquiredLock?.release();
    throw error;
  }
}
