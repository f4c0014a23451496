import http from 'node:http';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isLocked } from '@/lib/api/store/directory-lock';
import { scheduledTasks } from '@/lib/api/store/schema';
import { openStore } from '@/lib/api/store/store';
import { serverArguments } from '@/scripts/server-arguments';
import { plainBuild } from '../builds';
import { copyEmptyStore } from '../empty-store';
import { freePort } from '../free-port';
import { dataFolder, startServer } from '../start-server';
import { sample, commitOffset } from '../sampling';
import { descendants, waitUntilStopped, npmRunDev, npmStart, waitUntil, type NpmProcess } from './npm-start';

let port: number;
let started: NpmProcess | undefined;

// One port for all tests: creating a data directory takes longer than everything else.
beforeAll(async () => {
  port = await freePort();
});

async function start(): Promise<NpmProcess> {
  started = await npmStart(port);
  return started;
}

afterEach(() => {
  // Kill what a failed test left of the process group.
  if (started?.npm.pid) for (const { pid } of descendants(started.npm.pid)) process.kill(pid, 'SIGKILL');
  started?.npm.kill('SIGKILL');
});

const signalGroup = ({ npm }: NpmProcess, signal: NodeJS.Signals) => process.kill(-npm.pid!, signal);

/** Returns the process that npm runs and the server it starts; each also has an esbuild process started by tsx. */
function processes({ npm }: NpmProcess): { starter: number; server: number } {
  const below = descendants(npm.pid!).filter(({ command }) => /^(?:\S*\/)?node /.test(command));
  expect(below.map(({ command }) => command)).toEqual([
    expect.stringContaining('scripts/cli/start.ts'),
    expect.stringContaining('server.ts'),
  ]);
  return { starter: below[0]!.pid, server: below[1]!.pid };
}

/** Starts a request whose body is completed on demand; half of it has been sent when this returns. */
async function slowRequest({ port }: NpmProcess): Promise<{ finish: () => void; status: Promise<number | undefined> }> {
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', content: 'Slowly.', page: '/pre-sales' });
  const [half, rest] = [body.toString().slice(0, 20), body.toString().slice(20)];
  const request = http.request({
    port,
    method: 'POST',
    path: '/api/site/contact',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => resolve(response.resume().statusCode));
  });
  await new Promise((resolve) => request.write(half, resolve));
  return { finish: () => request.end(rest), status };
}

const isRefused = ({ url }: NpmProcess) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it('npm start on SIGTERM completes requests in flight and exits with code 0, with all its processes', async () => {
    const npm = await start();
    const { starter, server } = processes(npm);
    expect(await isLocked(dataFolder(npm.port))).toBe(true);
    const request = await slowRequest(npm);
    // Its head has reached the server once later requests are answered.
    for (let i = 0; i < 3; i++) await (await fetch(`${npm.url}/healthz`)).text();
    npm.npm.kill('SIGTERM');
    await waitUntil(() => isRefused(npm));
    request.finish();
    expect(await request.status).toBe(200);
    expect(await npm.ended).toEqual([0, null]);
    for (const pid of [starter, server]) expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(await isLocked(dataFolder(npm.port))).toBe(false);
  });

  it.each(
    sample<[string, (npm: NpmProcess) => void]>(
      [
        ['Ctrl-C in its terminal', (npm: NpmProcess) => signalGroup(npm, 'SIGINT')],
        ['SIGINT to npm alone', (npm: NpmProcess) => npm.npm.kill('SIGINT')],
      ],
      2,
    ),
  )('npm start on %s exits with code 0 and leaves no processes', async (_, stop) => {
    const npm = await start();
    stop(npm);
    expect(await npm.ended).toEqual([0, null]);
    await waitUntilStopped(npm);
  });

  it.each(
    sample<[string, (npm: NpmProcess) => number]>(
      [
        ['npm', ({ npm }) => npm.pid!],
        ['the process that started the server', (npm) => processes(npm).starter],
      ],
      2,
      commitOffset,
    ),
  )('port and data directory are released when %s is killed', async (_, victim) => {
    const npm = await start();
    process.kill(victim(npm), 'SIGKILL');
    await waitUntilStopped(npm);
  });

  it('npm start works again on the same port and data after all processes were killed', async () => {
    const npm = await start();
    signalGroup(npm, 'SIGKILL');
    await npm.ended;
    // The system needs a moment to reap a killed process.
    await waitUntilStopped(npm);
    const again = await start();
    again.npm.kill('SIGTERM');
    expect(await again.ended).toEqual([0, null]);
  });
});

it('with SHUTDOWN_DELAY a server accepts new connections after SIGTERM, and /readyz responds with 503', async () => {
  const server = await startServer({ env: { SHUTDOWN_DELAY: '3' } });
  // A connection of its own for each request.
  const statusOf = async (path: string) =>
    (await fetch(server.url + path, { headers: { Connection: 'close' } }).catch(() => null))?.status ?? 'refused';
  expect(await statusOf('/readyz')).toBe(200);
  server.stop();
  await waitUntil(async () => (await statusOf('/readyz')) !== 200);
  expect([await statusOf('/readyz'), await statusOf('/ru')]).toEqual([503, 200]);
  await server.shutDown();
  expect(await statusOf('/readyz')).toBe('refused');
});

/** Paths of the files that a process has open. */
const openFiles = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return [];
    }
  });

describe.skipIf(process.platform !== 'linux')('the server process', () => {
  it('the store is open and maintained before the port is open, so that this does not block pages', async () => {
    const DATA_DIR = path.resolve(`${dataFolder(port)}-maintained`);
    await copyEmptyStore(DATA_DIR);
    const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR, NEXT_DIST_DIR: plainBuild() } as const;
    const server = spawn(process.execPath, serverArguments(), { stdio: 'ignore', env: { ...process.env, ...env } });
    try {
      await waitUntil(() => {
        if (server.exitCode !== null) throw new Error(`The server exited with code ${server.exitCode}.`);
        return fetch(`http://localhost:${port}/healthz`).then(
          () => true,
          () => false,
        );
      });
      expect(openFiles(server.pid!).some((file) => file.startsWith(path.join(DATA_DIR, 'pglite')))).toBe(true);
    } finally {
      server.kill('SIGKILL');
    }
    await waitUntil(() => server.signalCode !== null);
    const store = await openStore({ databaseUrl: undefined, folder: DATA_DIR, mustExist: true });
    const [task] = await store.db.select().from(scheduledTasks);
    await store.close();
    expect(task?.doneAt).toBeInstanceOf(Date);
  });
});

describe('a second server on a used port', () => {
  it('a server whose port is in use exits with one line before it opens the store', async () => {
    const DATA_DIR = path.resolve(`${dataFolder(port)}-second`);
    const other = net.createServer().listen(port);
    await once(other, 'listening');
    const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR, NEXT_DIST_DIR: plainBuild() } as const;
    const server = spawn(process.execPath, serverArguments(), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    try {
      let stderr = '';
      server.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      expect(await once(server, 'close')).toEqual([1, null]);
      expect(stderr).toBe(
        `The setting PORT has the value "${port}", which cannot be used: another program listens on it.\n`,
      );
      expect(existsSync(path.join(DATA_DIR, 'pglite'))).toBe(false);
    } finally {
      server.kill('SIGKILL');
      other.close();
    }
  });
});

describe.skipIf(process.platform !== 'linux')('npm run dev', () => {
  it.each(
    sample<[string, (npm: NpmProcess) => void]>(
      [
        ['SIGTERM to npm alone', (npm: NpmProcess) => npm.npm.kill('SIGTERM')],
        ['Ctrl-C in its terminal', (npm: NpmProcess) => signalGroup(npm, 'SIGINT')],
      ],
      2,
    ),
  )('npm run dev on %s exits with code 0 and leaves no processes', async (_, stop) => {
    const npm = (started = await npmRunDev(port));
    const all = descendants(npm.npm.pid!);
    stop(npm);
    expect(await npm.ended).toEqual([0, null]);
    await waitUntilStopped(npm);
    await waitUntil(() => all.every(({ pid }) => !existsSync(`/proc/${pid}`)));
  });
});
