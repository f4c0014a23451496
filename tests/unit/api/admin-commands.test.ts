import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { isLocked, lockDirectory, type DirectoryLock } from '@/lib/api/store/directory-lock';
import { events, landings } from '@/lib/api/store/schema';
import { openStore, type Store } from '@/lib/api/store/store';
import { requestServer } from '@/lib/api/admin/client';
import { serveAdminCommands } from '@/lib/api/admin/server';
import { runAdminCommandOn } from '@/scripts/admin-command';
import { copyEmptyStore } from '@/tests/empty-store';
import { isFull } from '@/tests/sampling';
import { event, writeLines } from '@/tests/backup-rows';
import { temporaryFolder } from '@/tests/temp-folder';

/** A server that owns the data directory, and commands that run at the same time. */

const files = temporaryFolder();
const folder = path.join(files, 'data');
const storeOptions = { databaseUrl: undefined, folder, mustExist: true };
let lock: DirectoryLock;
let store: Store;
let end: () => Promise<void>;
let waitForStore = async (): Promise<void> => {};

beforeAll(async () => {
  await copyEmptyStore(folder);
  lock = await lockDirectory(folder);
  store = await openStore({ databaseUrl: undefined, folder }, lock);
  end = serveAdminCommands(async () => {
    await waitForStore();
    return store;
  }, lock);
});

const line = (id: string) => ({ table: 'events', row: event(id) });

const allIds = async () => new Set((await store.db.select({ id: events.id }).from(events)).map(({ id }) => id));

it('admin commands reach the server over a socket that only its user may access', () => {
  expect(statSync(path.join(folder, 'lock.1')).mode & 0o777).toBe(0o600);
});

it('admin commands leave concurrent writes alone, whether they succeed or fail', async () => {
  const restored = Array.from({ length: 3000 }, (_, i) => `restored-${i}`);
  const [valid, bad] = [path.join(files, 'valid'), path.join(files, 'bad')];
  writeLines(valid, restored.map(line));
  writeLines(bad, [...restored.map((id) => line(`bad-${id}`)), { table: 'events', row: {} }]);
  const acknowledged: string[] = [];
  const done = new AbortController();
  const write = async (writer: number) => {
    for (let i = 0; !done.signal.aborted; i += 1) {
      const id = `written-${writer}-${i}`;
      await store.db.insert(events).values(event(id));
      acknowledged.push(id);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  const rounds = isFull ? 3 : 1;
  for (let round = 0; round < rounds; round += 1) {
    await expect(runAdminCommandOn(storeOptions, 'restore', { file: bad })).rejects.toThrow(
      /^Line 3001 of \S+ cannot be restored: events\.day is invalid\.$/,
    );
    await runAdminCommandOn(storeOptions, 'restore', { file: valid });
    await runAdminCommandOn(storeOptions, 'backup', { file: path.join(files, `backup-${round}`) });
  }
  done.abort();
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(100);
  const ids = await allIds();
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => id.startsWith('bad-'))).toEqual([]);
  expect(ids.size).toBe(acknowledged.length + restored.length);
  const backedUp = gunzipSync(readFileSync(path.join(files, `backup-${rounds - 1}`))).toString();
  expect(new Set(backedUp.match(/"restored-\d+"/g)).size).toBe(restored.length);
});

it('errors of admin commands are reported in one line without any values', async () => {
  await store.db.execute('drop table policy_violations');
  const failing = runAdminCommandOn(storeOptions, 'backup', { file: path.join(files, 'fails') });
  await expect(failing).rejects.toThrow(/^A query of the store failed: 42P01\.$/);
  expect(existsSync(path.join(files, 'fails'))).toBe(false);
  await expect(runAdminCommandOn(storeOptions, 'no-such-task' as 'backup', {} as never)).rejects.toThrow(
    /does not know the command/,
  );
});

it('a stopping server finishes running admin commands; once it has stopped, commands open the store themselves', async () => {
  await store.db.insert(landings).values({ record: {}, referers: [] });
  let proceed = (): void => {};
  const reached = new Promise<void>((resolve) => {
    waitForStore = () => {
      resolve();
      return new Promise((go) => (proceed = go));
    };
  });
  const last = runAdminCommandOn(storeOptions, 'list-keys', {});
  await reached;
  const ended = end();
  await expect(requestServer(folder, 'list-keys', {})).rejects.toThrow(/is in use by another process/);
  proceed();
  await ended;
  expect(await last).toHaveLength(1);
  await store.close();
  lock.release();
  expect(await requestServer(folder, 'list-keys', {})).toBeNull();
  expect(await runAdminCommandOn(storeOptions, 'list-keys', {})).toHaveLength(1);
  expect(await isLocked(folder)).toBe(false);
});
