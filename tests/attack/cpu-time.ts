import { readFileSync } from 'node:fs';

/** Milliseconds of one of Linux' clock ticks, of which every system has a hundred in a second. */
const tick = 10;

/** Milliseconds of CPU that a process has used, those of its system calls included (proc_pid_stat(5)). */
export function cpuTimeOf(pid: number): number {
  // The second field is the program's name, which may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
