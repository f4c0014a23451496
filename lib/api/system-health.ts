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

export type MachineState = {
  /** Undefined with PostgreSQL, because then nothing is written to the data directory. */
  disk?: 'ok' | 'refuses writes';
  descriptors: 'ok' | 'nearly exhausted';
};

/** Milliseconds for which a result is cached. */
const cachedFor = 5000;
/** Milliseconds after which a disk that does not respond counts as not writable. */
const timeout = 2000;
/** The share of descriptors in use above which they are reported as nearly exhausted. */
const maxInUse = 0.9;

/** Written in full, because a small file may fit into space that is already allocated, and an empty one needs none. */
const block = Buffer.alloc(4096);

const outOfDescriptors = new Set(['EMFILE', 'ENFILE']);

/**
 * Returns the error code of a disk that is not writable; null if it is writable, or if the check lacked descriptors.
 * For a missing directory the parent is checked, because a read-only disk may be why it could not be created.
 */
export async function diskTrouble(folder: string): Promise<string | null> {
  const file = path.join(folder, `probe.${randomUUID()}`);
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('TIMEOUT'), timeout).unref());
  const written = writeFile(file, block)
    .finally(() => rm(file, { force: true }))
    .then(() => null, errorCode);
  const code = await Promise.race([written, late]);
  const parent = path.dirname(path.resolve(folder));
  if (code === 'ENOENT' && parent !== folder) return diskTrouble(parent);
  return code !== null && outOfDescriptors.has(code) ? null : code;
}

/** Returns the number of descriptors that this process may open (proc(5)); null if the system does not report it. */
async function maxDescriptors(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? null : Number(soft);
}

/** Whether descriptors are running out; the check itself needs one. False if the system does not report them. */
export async function lacksDescriptors(getLimit = maxDescriptors): Promise<boolean> {
  try {
    const [open, limit] = [(await readdir('/proc/self/fd')).length, await getLimit()];
    return limit !== null && open > limit * maxInUse;
  } catch (error) {
    return outOfDescriptors.has(errorCode(error));
  }
}

/** Shared because the server and Next.js each load their own copy of this module in one process. */
type CachedState = { state: Promise<MachineState>; checkedAt: number };
const shared = globalThis as { siteMachine?: CachedState; siteMachineLogged?: MachineState };

/** Logs changes since the last call. */
function logChanges(now: MachineState, code: string | null): void {
  const before = shared.siteMachineLogged ?? { disk: 'ok', descriptors: 'ok' };
  shared.siteMachineLogged = now;
  if (now.disk && now.disk !== before.disk) {
    if (code) logLine('error', 'The disk of the data directory refuses writes', { code });
    else logLine('info', 'The disk of the data directory accepts writes again');
  }
  if (now.descriptors === before.descriptors) return;
  if (now.descriptors === 'ok') logLine('info', 'Enough file descriptors are available again');
  else logLine('warn', 'More than 90 % of the file descriptors that this process may open are in use');
}

async function checkMachine(): Promise<MachineState> {
  const { databaseUrl, folder } = site.store;
  const [code, isShort] = await Promise.all([databaseUrl ? null : diskTrouble(folder), lacksDescriptors()]);
  const state: MachineState = {
    ...(databaseUrl ? {} : { disk: code === null ? ('ok' as const) : ('refuses writes' as const) }),
    descriptors: isShort ? 'nearly exhausted' : 'ok',
  };
  logChanges(state, code);
  return state;
}

/** Returns the state of the machine, at most a few seconds old. */
export function machineState(): Promise<MachineState> {
  const known = shared.siteMachine;
  if (known && performance.now() - known.checkedAt < cachedFor) return known.state;
  const state = checkMachine();
  shared.siteMachine = { state, checkedAt: performance.now() };
  return state;
}
