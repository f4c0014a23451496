import { readdirSync, readFileSync } from 'node:fs';

/** Sampling interval in ms. */
const interval = 1000;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has just exited.
    return '';
  }
};

/** Lists a process and its descendants (Linux). */
function processTree(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) . (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])]),
  );
  const children = (parentPid: number): number[] =>
    [...parents].flatMap(([pid, parent]) => (parent === parentPid ? [pid] : []));
  const tree = [root];
  for (const childPid of tree) tree.push(...children(childPid));
  return tree;
}

/** Proportional set size: memory shared by processes counts once. */
const memoryOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** CPU seconds of this process and its exited children (Linux, proc(5)). */
export function cpuSeconds(): number {
  const ticks = read('/proc/self/stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 15)
    .map(Number);
  // The kernel reports 100 ticks per second to user space, whatever its own tick rate is.
  return ticks.reduce((sum, value) => sum + value, 0) / 100;
}

/** Tracks the peak memory of a process and its descendants until `stop` is called. */
export class PeakMemory {
  readonly #timer: NodeJS.Timeout;
  #peak = 0;

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      const now = processTree(pid).reduce((sum, processId) => sum + memoryOf(processId), 0);
      this.#peak = Math.max(this.#peak, now);
    }, interval);
  }

  /** @returns the peak in bytes */
  stop(): number {
    clearInterval(this.#timer);
    return this.#peak;
  }
}
