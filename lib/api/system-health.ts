import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@/lib/api/log-failure';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

/**
 * Whether the disk of the data folder takes what is written, and whether there are file descriptors left. `/readyz`, the
 * log and the metrics tell of it. Nothing is probed more often than every few seconds, however often somebody asks.
 */

export type MachineState = {
  /** Undefined where the store is a PostgreSQL: then nothing is written to the data folder. */
  disk?: 'ok' | 'refuses writes';
  descriptors: 'ok' | 'nearly exhausted';
};

/** Milliseconds for which a finding holds. */
const validFor = 5000;
/** Milliseconds after which a disk that does not answer counts as one that refuses. */
const patience = 2000;
/** Of the descriptors that the process may open, the share from which on they are told to run out. */
const mostInUse = 0.9;

/** A file may begin in what is left of a block, or need none while it is empty. */
const block = Buffer.alloc(4096);

const outOfDescriptors = new Set(['EMFILE', 'ENFILE']);

/**
 * Why a disk takes nothing; null when it does, or when that could not be found out for want of descriptors. Of a folder
 * that is not there it is found out for the one above: a read-only disk is why it could not be made.
 */
export async function diskTrouble(folder: string): Promise<string | null> {
  const file = path.join(folder, `probe.${randomUUID()}`);
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('TIMEOUT'), patience).unref());
  const written = writeFile(file, block)
    .finally(() => rm(file, { force: true }))
    .then(() => null, errorCode);
  const code = await Promise.race([written, late]);
  const above = path.dirname(path.resolve(folder));
  if (code === 'ENOENT' && above !== folder) return diskTrouble(above);
  return code !== null && outOfDescriptors.has(code) ? null : code;
}

/** The number of descriptors that this process may open (proc(5)); null where the system does not tell. */
async function mostDescriptors(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? null : Number(soft);
}

/** Whether descriptors run out: to find it out takes one. Where the system does not tell, there are enough. */
export async function lacksDescriptors(most = mostDescriptors): Promise<boolean> {
  try {
    const [open, limit] = [(await readdir('/proc/self/fd')).length, await most()];
    return limit !== null && open > limit * mostInUse;
  } catch (error) {
    return outOfDescriptors.has(errorCode(error));
  }
}

/** The server's own code and Next.js' load a module once each, but they are one process. */
type Known = { state: Promise<MachineState>; lookedAt: number };
const shared = globalThis as { siteMachine?: Known; siteMachineTold?: MachineState };

/** Writes into the log what has changed since it was last told. */
function tell(now: MachineState, code: string | null): void {
  const before = shared.siteMachineTold ?? { disk: 'ok', descriptors: 'ok' };
  shared.siteMachineTold = now;
  if (now.disk && now.disk !== before.disk) {
    if (code) logLine('error', 'The disk of the data folder refuses writes', { code });
    else logLine('info', 'The disk of the data folder takes writes again');
  }
  if (now.descriptors === before.descriptors) return;
  if (now.descriptors === 'ok') logLine('info', 'There are file descriptors enough again');
  else logLine('warn', 'More than 90 % of the file descriptors that this process may open are in use');
}

async function look(): Promise<MachineState> {
  const { databaseUrl, folder } = site.store;
  const [code, isShort] = await Promise.all([databaseUrl ? null : diskTrouble(folder), lacksDescriptors()]);
  const state: MachineState = {
    ...(databaseUrl ? {} : { disk: code === null ? ('ok' as const) : ('refuses writes' as const) }),
    descriptors: isShort ? 'nearly exhausted' : 'ok',
  };
  tell(state, code);
  return state;
}

/** How the machine is, as it was found a few seconds ago at most. */
export function machineState(): Promise<MachineState> {
  const known = shared.siteMachine;
  if (known && performance.now() - known.lookedAt < validFor) return known.state;
  const state = look();
  shared.siteMachine = { state, lookedAt: performance.now() };
  return state;
}
