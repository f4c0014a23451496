import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nextStartArguments, serverArguments } from '@/scripts/server-arguments';
import { copyEmptyStore } from './empty-store';
import { freePort } from './free-port';
import { plainBuild } from './builds';

export type Server = {
  url: string;
  port: number;
  pid: number;
  stop: () => void;
  /** Stops the server with SIGTERM, as an update does, and waits for its exit. */
  shutDown: () => Promise<void>;
  kill: () => Promise<void>;
};

type ServerOptions = {
  /** The folder of an app to run with `next start`; by default this site is run as in production. */
  folder?: string;
  /** The folder of another copy of this project. */
  project?: string;
  /** The build folder, if not the newest plain build. */
  build?: string | undefined;
  /** The port of a previous server to replace, keeping its data; by default a free port with an empty store. */
  port?: number | undefined;
  env?: Record<string, string>;
  /** Collects stderr instead of passing it on. */
  log?: string[];
  /** Collects stdout, which is discarded otherwise. */
  output?: string[];
  /** A file that gets all output instead. */
  logFile?: string;
  /** Called with what the server tells the process that started it. */
  onMessage?: (message: unknown) => void;
};

/** Data directory per server: PGlite supports one process only. */
export const dataFolder = (port: number) => path.join('test-results', `data-${port}`);

async function newPort(): Promise<number> {
  const port = await freePort();
  // An earlier run may have used the same port.
  rmSync(dataFolder(port), { recursive: true, force: true });
  return port;
}

/** Waits for a server's store: opening PGlite takes longer than some tests wait. Gives up soon if it is down. */
async function storeOpened(url: string): Promise<void> {
  for (let attempts = 0; attempts < 10; attempts += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (((await response?.json()) as { store?: string } | undefined)?.store === 'ok') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts a production build and waits until it responds. @throws Error if it exits before */
export async function startServer({
  folder,
  project,
  build,
  port: requestedPort,
  env,
  log,
  output,
  logFile,
  onMessage,
}: ServerOptions = {}): Promise<Server> {
  const NEXT_DIST_DIR = build ?? (folder ? '.next' : plainBuild());
  const port = requestedPort ?? (await newPort());
  if (!requestedPort && !folder) await copyEmptyStore(dataFolder(port));
  const file = logFile ? openSync(logFile, 'a') : 'ignore';
  const child: ChildProcess = spawn(process.execPath, folder ? nextStartArguments(folder, port) : serverArguments(), {
    stdio: [
      ...(logFile ? ['ignore', file, file] : ['ignore', output ? 'pipe' : 'ignore', log ? 'pipe' : 'inherit']),
      ...(onMessage ? ['ipc'] : []),
    ] as StdioOptions,
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: path.resolve(dataFolder(port)),
      NEXT_DIST_DIR,
      ...env,
    },
  });
  if (typeof file === 'number') closeSync(file);
  if (onMessage) child.on('message', onMessage);
  child.stderr?.on('data', (chunk: Buffer) => log!.push(chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => output!.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
  };
  const [shutDown, kill] = [endBy('SIGTERM'), endBy('SIGKILL')];
  for (let attempts = 0; attempts < 3000 && child.exitCode === null; attempts += 1) {
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response && !folder) await storeOpened(url);
    if (response) return { url, port, stop: () => child.kill(), shutDown, kill, pid: child.pid! };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server on port ${port} did not start; see its output above or in the given log.`);
}
