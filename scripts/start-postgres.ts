import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './find-postgres';

export type Postgres = {
  /** The address of a database of that name, made when it is not there. */
  database: (name: string) => Promise<string>;
  /** Ends the server at once, as a crash would, and starts it again. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root; Debian's package and most systems have one of these users. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  }
  return undefined;
}

/** Starts a PostgreSQL of its own on a port of loopback and in a temporary folder. */
export async function startPostgresOn(port: number): Promise<Postgres> {
  const bin = findPostgres();
  const user = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'site', '--auth=trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const address = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  let server: ChildProcess;
  const endAtOnce = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endAtOnce);

  async function query(text: string): Promise<void> {
    const client = new Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
  async function start(): Promise<void> {
    // Ctrl-C reaches every process of a command; a store is to end last.
    server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: 'ignore', detached: true });
    for (let tries = 0; ; tries += 1) {
      const error = await query('select 1').then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error === null) return;
      if (tries > 600) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }
  await start();
  return {
    async database(name) {
      await query(`create database "${name}"`).catch((error: { code?: string }) => {
        // It is there already.
        if (error.code !== '42P04') throw error;
      });
      return address(name);
    },
    async crash() {
      // "Immediate shutdown": no farewell, recovery at the next start.
      await end('SIGQUIT');
      await start();
    },
    async stop() {
      process.off('exit', endAtOnce);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
