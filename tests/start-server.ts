import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { serverArguments } from '@/scripts/server-arguments';

export type Server = { url: string; stop: () => void; kill: () => Promise<void>; pid: number };

/** A store of its own for each server: PGlite serves one process. */
export const dataFolder = (name: string | number) => path.join('test-results', `data-${name}`);

/** Starts a production build and waits until it answers. @throws Error when it ends before */
export async function startServer(folder: string, port: number, env: Record<string, string> = {}): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, serverArguments(folder, port), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataFolder(port), ...env },
  });
  const url = `http://localhost:${port}`;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    // Opened now: making a PGlite folder takes longer than some calls may. The benchmarks' bare app has no such address.
    if (answer) await fetch(`${url}/readyz`).catch(() => null);
    if (answer) return { url, stop: () => child.kill(), kill, pid: child.pid! };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server on port ${port} did not start.`);
}
