import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** Who holds a folder, as the holder itself wrote it down. */
export type Holder = {
  pid: number;
  /** When the process started, so that another one with its number is not taken for it. */
  started: string;
  /** Which run of the system, and which of its containers, the number is of. Locks of earlier versions say neither. */
  boot?: string;
  namespace?: string;
  /** Of this lock alone. */
  token?: string;
  /** Where others can reach the store while this process has it. */
  socket: string | null;
};

/** What a function reads; empty where the system keeps no /proc. */
function orEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** Fields of /proc/{pid}/stat after the name, which stands in parentheses and may hold spaces: the first is the state (proc(5)). */
const statOf = (pid: number): string[] =>
  (
    orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
      .split(') ')
      .at(-1) ?? ''
  ).split(' ');

const startOf = (pid: number): string => statOf(pid)[19] ?? '';

const boot = orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
const namespace = orEmpty(() => readlinkSync('/proc/self/ns/pid'));

/** What this process writes into a lock. */
export const thisProcess = (): Required<Holder> => ({
  ...{ pid: process.pid, started: startOf(process.pid), boot, namespace },
  ...{ token: randomUUID(), socket: null },
});

/**
 * Whether a holder lives.
 * @returns null for one whose processes cannot be seen from here: of another container, or from before a restart
 */
export function lives(holder: Holder): boolean | null {
  const isHere = (holder.boot ?? boot) === boot && (holder.namespace ?? namespace) === namespace;
  if (!isHere) return null;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A zombie has ended, and waits for its parent to hear of it.
  return statOf(holder.pid)[0] !== 'Z' && holder.started === startOf(holder.pid);
}
