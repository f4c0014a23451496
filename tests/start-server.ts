import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nextArguments, serverArguments } from '@/scripts/server-arguments';
import { putEmptyStore } from './empty-store';
import { freePort } from './free-port';
import { plainBuild } from './builds';

export type Server = {
  url: string;
  port: number;
  pid: number;
  stop: () => void;
  /** Ends it as an update does, and waits until it has. */
  end: () => Promise<void>;
  kill: () => Promise<void>;
};

type ServerOptions = {
  /** The folder of an app that Next.js serves by itself; without one it is this site, as visitors have it. */
  folder?: string;
  /** The folder of the build, when it is not the newest plain one. */
  build?: string | undefined;
  /** The port of a server that takes the place of an earlier one, with its data; else a free one, and no data. */
  port?: number | undefined;
  env?: Record<string, string>;
  /** Gets what the server writes, instead of this process's own output. */
  log?: string[];
  /** Gets what it writes to stdout, which is thrown away without it. */
  output?: string[];
  /** The file that it writes everything into instead. */
  logFile?: string;
};

/** A store of its own for each server: PGlite serves one process. */
export const dataFolder = (port: number) => path.join('test-results', `data-${port}`);

async function newPort(): Promise<number> {
  const port = await freePort();
  // An earlier run may have had the same.
  rmSync(dataFolder(port), { recursive: true, force: true });
  return port;
}

/** Waits until a server's store is open: making a PGlite folder takes longer than some calls may. One that is down is not waited for long. */
async function storeOpened(url: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (((await answer?.json()) as { store?: string } | undefined)?.store === 'ok') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts a production build and waits until it answers. @throws Error when it ends before */
export async function startServer({
  folder,
  build,
  port: wanted,
  env,
  log,
  output,
  logFile,
}: ServerOptions = {}): Promise<Server> {
  const NEXT_DIST_DIR = build ?? (folder ? '.next' : plainBuild());
  const port = wanted ?? (await newPort());
  if (!wanted && !folder) await putEmptyStore(dataFolder(port));
  const file = logFile ? openSync(logFile, 'a') : 'ignore';
  const child: ChildProcess = spawn(process.execPath, folder ? nextArguments(folder, port) : serverArguments(), {
    stdio: logFile ? ['ignore', file, file] : ['ignore', output ? 'pipe' : 'ignore', log ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder(port),
      NEXT_DIST_DIR,
      ...env,
    },
  });
  if (typeof file === 'number') closeSync(file);
  child.stderr?.on('data', (chunk: Buffer) => log!.push(chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => output!.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await gone;
  };
  const [end, kill] = [endBy('SIGTERM'), endBy('SIGKILL')];
  for (let tries = 0; tries < 3000 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer && !folder) await storeOpened(url);
    if (answer) return { url, port, stop: () => child.kill(), end, kill, pid: child.pid! };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server on port ${port} did not start.`);
}
