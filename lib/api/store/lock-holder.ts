import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** The process that holds a directory, as written by itself. */
export type Holder = {
  pid: number;
  /** When the process started, to distinguish it from a later one with the same pid. */
  started: string;
  /** The boot id of the system and the PID namespace of the pid. */
  boot: string;
  namespace: string;
  /** A unique id of this lock. */
  token: string;
  /** The socket on which others can reach the store while this process holds it. */
  socket: string | null;
};

/** Returns the result of a read, trimmed; empty if the system has no /proc. */
function orEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/**
 * Reads the fields of /proc/{pid}/stat after the name, which is in parentheses and may contain spaces; the first is the
 * state (proc(5)).
 */
const readStat = (pid: number): string[] =>
  (
    orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
      .split(') ')
      .at(-1) ?? ''
  ).split(' ');

const readStart = (pid: number): string => readStat(pid)[19] ?? '';

const boot = orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
const namespace = orEmpty(() => readlinkSync('/proc/self/ns/pid'));

/** Describes this process for a lock. */
export const thisProcess = (): Holder => ({
  ...{ pid: process.pid, started: readStart(process.pid), boot, namespace },
  ...{ token: randomUUID(), socket: null },
});

/**
 * Whether a holder is running.
 * @returns null if that is not visible from here: it is in another container, or from before a reboot
 */
export function lives(holder: Holder): boolean | null {
  const isHere = holder.boot === boot && holder.namespace === namespace;
  if (!isHere) return null;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A zombie has exited and waits for its parent to reap it.
  return readStat(holder.pid)[0] !== 'Z' && holder.started === readStart(holder.pid);
}
