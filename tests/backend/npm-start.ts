import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { isLocked } from '@/lib/api/store/directory-lock';
import { dataFolder } from '../start-server';

/** `npm start` or `npm run dev` as started from a terminal, in its own process group. */
export type NpmProcess = {
  npm: ChildProcess;
  port: number;
  url: string;
  /** Resolves when npm exits: its exit code, and the signal that terminated it. */
  ended: Promise<[number | null, string | null]>;
  output: () => string;
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Polls until a condition holds; the test's timeout is the limit. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause();
}

/** Starts the existing build and waits until the server and its store are ready. */
export const npmStart = (port: number, cwd = '.'): Promise<NpmProcess> =>
  startNpm(['start', '--', '--no-build'], port, cwd);

/** Starts `npm run dev` and waits until the server and its store are ready. */
export const npmRunDev = (port: number, cwd = '.'): Promise<NpmProcess> => startNpm(['run', 'dev'], port, cwd);

async function startNpm(args: readonly string[], port: number, cwd: string): Promise<NpmProcess> {
  const npm = spawn('npm', args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder(port) },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(npm, 'exit') as NpmProcess['ended'];
  const url = `http://localhost:${port}`;
  await waitUntil(async () => {
    if (npm.exitCode !== null) throw new Error(`npm ${args.join(' ')} exited: ${output}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    return response !== null && ((await response.json()) as { store?: string }).store === 'ok';
  });
  return { npm, port, url, ended, output: () => output };
}

/** Lists the descendants of a process with their command lines. Linux only. */
export function descendants(pid: number): { pid: number; command: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(name), parent, command }];
      } catch {
        return [];
      }
    });
  const below = (parent: number): typeof all =>
    all.flatMap((entry) => (entry.parent === parent ? [entry, ...below(entry.pid)] : []));
  return below(pid);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Waits until a server has released its port and its data directory. */
export async function waitUntilStopped({ port }: NpmProcess): Promise<void> {
  await waitUntil(async () => (await isFree(port)) && !(await isLocked(dataFolder(port))));
}
