import { readdirSync, readFileSync } from 'node:fs';

/** How often, in milliseconds, is looked. */
const interval = 1000;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has just ended.
    return '';
  }
};

/** The process and all that it has started (Linux). */
function processTree(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) . (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])]),
  );
  const children = (one: number): number[] => [...parents].flatMap(([pid, parent]) => (parent === one ? [pid] : []));
  const tree = [root];
  for (const one of tree) tree.push(...children(one));
  return tree;
}

/** What processes share counts once: the proportional set size. */
const memoryOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** Seconds of the processor that this process and those of its children that have ended took until now (Linux, proc(5)). */
export function processorSeconds(): number {
  const ticks = read('/proc/self/stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 15)
    .map(Number);
  // The kernel counts a hundred a second for programs, whatever it counts itself.
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** Watches how much memory a process and its children have at most, together, until it is ended. */
export class PeakMemory {
  readonly #looking: NodeJS.Timeout;
  #peak = 0;

  constructor(pid: number) {
    this.#looking = setInterval(() => {
      const now = processTree(pid).reduce((sum, one) => sum + memoryOf(one), 0);
      this.#peak = Math.max(this.#peak, now);
    }, interval);
  }

  /** @returns the most bytes that were seen */
  end(): number {
    clearInterval(this.#looking);
    return this.#peak;
  }
}
