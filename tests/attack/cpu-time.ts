import { readFileSync } from 'node:fs';
import { sendRequest } from '../backend/http-request';
import type { Attack } from './long-headers';

/** Milliseconds per clock tick on Linux: every system has 100 ticks per second. */
const tick = 10;

/** CPU time of a process in ms, including its system calls (proc_pid_stat(5)). */
function cpuTimeOf(pid: number): number {
  // The second field is the program's name, which may contain any character.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Maximum CPU time of the server per request, in ms. */
const maxCost = 100;

async function costOf(url: string, pid: number, createRequest: () => Attack): Promise<number> {
  const { request } = createRequest();
  const before = cpuTimeOf(pid);
  await sendRequest(url, request);
  return cpuTimeOf(pid) - before;
}

/**
 * Sends requests sequentially.
 * @returns those that cost too much CPU, with the minimum of several attempts, since the server also does other work
 */
export async function costlyRequests(url: string, pid: number, attacks: readonly (() => Attack)[]): Promise<string[]> {
  const costly: string[] = [];
  for (const createRequest of attacks) {
    let minCost = await costOf(url, pid, createRequest);
    for (let attempts = 0; attempts < 4 && minCost >= maxCost; attempts += 1) {
      minCost = Math.min(minCost, await costOf(url, pid, createRequest));
    }
    if (minCost >= maxCost) costly.push(`${createRequest().name}: ${minCost} ms`);
  }
  return costly;
}
