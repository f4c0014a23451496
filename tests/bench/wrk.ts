import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { exitWithError } from '@/scripts/exit-with-error';

/**
 * wrk sends requests as fast as the server responds. A JavaScript client would be the bottleneck
 * (about 55 MB/s).
 */

/** Exits with an error message if wrk is not installed. */
export function findWrk(): void {
  if (spawnSync('wrk', ['--version']).error) {
    exitWithError(new Error('The benchmark needs wrk on the PATH; on Debian: apt-get install wrk.'));
  }
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

type Load = { connections: number; seconds: number; headers: Record<string, string> };

/** @returns responses per second, p99 latency in ms, and the number of requests without a response */
export async function runWrk(url: string, { connections, seconds, headers }: Load) {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headerArgs, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!;
  const errors = /Socket errors: (.*)/.exec(stdout)?.[1] ?? '';
  return {
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99: Number(p99) * milliseconds[unit!]!,
    failed: [...errors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
  };
}
