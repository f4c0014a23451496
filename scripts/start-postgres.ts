import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findOrInstall } from './system-dependencies';

export type Postgres = {
  /** Returns the connection string of a database, which is created if it does not exist. */
  createDatabase: (name: string) => Promise<string>;
  /** Kills the server, like a crash, and restarts it. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root; Debian's package and most systems have one of these users. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Try the next user.
    }
  }
  return undefined;
}

/** Starts a PostgreSQL server on a loopback port with a temporary data folder. */
export async function startPostgresOn(port: number): Promise<Postgres> {
  const bin = findOrInstall('postgres', () => undefined);
  const user = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'site', '--auth=trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const connectionString = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  let server: ChildProcess;
  const killNow = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killNow);

  async function query(text: string): Promise<void> {
    const client = new Client({ connectionString: connectionString('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
  async function start(): Promise<void> {
    // Detached, since Ctrl-C reaches all processes of a command and the store must stop last.
    server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: 'ignore', detached: true });
    for (let attempts = 0; ; attempts += 1) {
      const error = await query('select 1').then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error === null) return;
      if (attempts > 600) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  async function killServer(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  }
  await start();
  return {
    async createDatabase(name) {
      await query(`create database "${name}"`).catch((error: { code?: string }) => {
        // duplicate_database: it exists already.
        if (error.code !== '42P04') throw error;
      });
      return connectionString(name);
    },
    async crash() {
      // "Immediate shutdown": aborts without cleanup; the next start runs crash recovery.
      await killServer('SIGQUIT');
      await start();
    },
    async stop() {
      process.off('exit', killNow);
      await killServer('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
