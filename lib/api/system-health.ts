import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@/lib/api/log-failure';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

/**
 * Checks whether the disk of the data directory is writable and whether file descriptors are left, for `/readyz`, the
 * log and the metrics. Results are cached for a few seconds.
 */

export type SystemHealth = {
  /** Undefined with PostgreSQL, because then nothing is written to the data directory. */
  disk?: 'ok' | 'refuses writes';
  descriptors: 'ok' | 'nearly exhausted';
};

/** Milliseconds for which a result is cached. */
const cacheDuration = 5000;
/** Milliseconds after which a disk that does not respond counts as not writable. */
const timeout = 2000;
/** The share of descriptors in use above which they are reported as nearly exhausted. */
const maxUsage = 0.9;

/**
 * A whole block is written, because a small file may fit into space that is already allocated, and an empty one needs
 * none.
 */
const block = Buffer.alloc(4096);

const outOfDescriptors = new Set(['EMFILE', 'ENFILE']);

/**
 * Returns the error code of a disk that is not writable; null if it is writable, or if the check lacked descriptors.
 * For a missing directory the parent is checked, because a read-only disk may be why it could not be created.
 */
export async function checkDisk(folder: string): Promise<string | null> {
  const file = path.join(folder, `probe.${randomUUID()}`);
  const timedOut = new Promise<string>((resolve) => setTimeout(() => resolve('TIMEOUT'), timeout).unref());
  const probe = writeFile(file, block)
    .finally(() => rm(file, { force: true }))
    .then(() => null, errorCode);
  const code = await Promise.race([probe, timedOut]);
  const parent = path.dirname(path.resolve(folder));
  if (code === 'ENOENT' && parent !== folder) return checkDisk(parent);
  return code !== null && outOfDescriptors.has(code) ? null : code;
}

/** Returns the number of descriptors that this process may open (proc(5)); null if the system does not report it. */
async function maxDescriptors(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  const softLimit = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return softLimit === undefined ? null : Number(softLimit);
}

/** Whether descriptors are running out; the check itself needs one. False if the system does not report them. */
export async function isLowOnDescriptors(getLimit = maxDescriptors): Promise<boolean> {
  try {
    const open = (await readdir('/proc/self/fd')).length;
    const limit = await getLimit();
    return limit !== null && open > limit * maxUsage;
  } catch (error) {
    return outOfDescriptors.has(errorCode(error));
  }
}

/** Shared because the server and Next.js each load their own copy of this module in one process. */
type CachedState = { state: Promise<SystemHealth>; checkedAt: number };
const shared = globalThis as { cachedSystemHealth?: CachedState; loggedSystemHealth?: SystemHealth };

/** Logs changes since the last call. */
function logChanges(current: SystemHealth, code: string | null): void {
  const previous = shared.loggedSystemHealth ?? { disk: 'ok', descriptors: 'ok' };
  shared.loggedSystemHealth = current;
  if (current.disk && current.disk !== previous.disk) {
    if (code) logLine('error', 'The data directory is not writable', { code });
    else logLine('info', 'The data directory is writable again');
  }
  if (current.descriptors === previous.descriptors) return;
  if (current.descriptors === 'ok') logLine('info', 'Enough file descriptors are available again');
  else logLine('warn', 'More than 90% of the file descriptors that this process may open are in use');
}

async function checkSystemHealth(): Promise<SystemHealth> {
  const { databaseUrl, folder } = site.store;
  const [code, isLow] = await Promise.all([databaseUrl ? null : checkDisk(folder), isLowOnDescriptors()]);
  const state: SystemHealth = {
    ...(databaseUrl ? {} : { disk: code === null ? ('ok' as const) : ('refuses writes' as const) }),
    descriptors: isLow ? 'nearly exhausted' : 'ok',
  };
  logChanges(state, code);
  return state;
}

/** Returns the state of the machine, at most a few seconds old. */
export function getSystemHealth(): Promise<SystemHealth> {
  const cached = shared.cachedSystemHealth;
  if (cached && performance.now() - cached.checkedAt < cacheDuration) return cached.state;
  const state = checkSystemHealth();
  shared.cachedSystemHealth = { state, checkedAt: performance.now() };
  return state;
}
