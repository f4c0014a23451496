import { readFileSync } from 'node:fs';
import { sendRaw } from '../backend/raw-call';
import type { Attack } from './long-headers';

/** Milliseconds of one of Linux' clock ticks, of which every system has a hundred in a second. */
const tick = 10;

/** Milliseconds of CPU that a process has used, those of its system calls included (proc_pid_stat(5)). */
function cpuTimeOf(pid: number): number {
  // The second field is the program's name, which may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Milliseconds of the server's CPU that one request may cost. */
const maxCost = 100;

async function costOf(url: string, pid: number, make: () => Attack): Promise<number> {
  const { request } = make();
  const before = cpuTimeOf(pid);
  await sendRaw(url, request);
  return cpuTimeOf(pid) - before;
}

/**
 * Sends requests one after the other.
 * @returns those that cost a server too much CPU, each with what it costs: at the least, as it does other work as well
 */
export async function costlyRequests(url: string, pid: number, attacks: readonly (() => Attack)[]): Promise<string[]> {
  const found: string[] = [];
  for (const make of attacks) {
    let least = await costOf(url, pid, make);
    for (let tries = 0; tries < 4 && least >= maxCost; tries += 1) {
      least = Math.min(least, await costOf(url, pid, make));
    }
    if (least >= maxCost) found.push(`${make().name}: ${least} ms`);
  }
  return found;
}
