import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { errorCode } from '@/lib/api/log-failure';
import { openStore, type Store } from '@/lib/api/store/store';
import { binPath } from '@/scripts/run';
import { startPostgres } from '../start-postgres';

/** Starts a PostgreSQL for a test and creates a folder; `cleanup` closes everything opened through it. */
export async function postgresStores() {
  const files = mkdtempSync(path.join(tmpdir(), 'postgres-stores-'));
  const postgres = await startPostgres();
  const open: { close: () => Promise<unknown> }[] = [];
  return {
    files,
    database: postgres.createDatabase,
    async openAt(databaseUrl: string, options: object = {}): Promise<Store> {
      const store = await openStore({ databaseUrl, folder: files, ...options });
      open.push(store);
      return store;
    },
    async client(connectionString: string): Promise<Client> {
      const client = new Client({ connectionString });
      // The server stops before the client does.
      client.on('error', () => {});
      await client.connect();
      open.push({ close: () => client.end() });
      return client;
    },
    async cleanup(): Promise<void> {
      await Promise.allSettled(open.map(({ close }) => close()));
      await postgres.stop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

export type PostgresStores = Awaited<ReturnType<typeof postgresStores>>;

/** The same with one open store. */
export async function singlePostgresStore() {
  const stores = await postgresStores();
  const databaseUrl = await stores.database('store');
  return { stores, databaseUrl, store: await stores.openAt(databaseUrl) };
}

/** Returns the error code with which an operation fails. */
export const rejectionCode = (work: Promise<unknown>) => work.then(() => 'no failure', errorCode);

/** Runs an admin command with the test's settings. */
export const command = (name: string, args: string[], env: Record<string, string>) =>
  new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    const settings = { env: { ...process.env, ...env } };
    execFile(binPath('tsx'), [`scripts/cli/${name}.ts`, ...args], settings, (error, stdout, stderr) =>
      resolve({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });

/** A sample event. */
export const event = (id: string) => ({
  id,
  day: '2026-11-20',
  happenedAt: new Date('2026-11-20T12:00:00Z'),
  common: {},
  type: 'view',
  result: 'success',
  objectType: 'page',
  objectValue: '/',
});
