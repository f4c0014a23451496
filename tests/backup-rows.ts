import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { events, landings, messages } from '@/lib/api/store/schema';
import { openStore, type Store } from '@/lib/api/store/store';
import { copyEmptyStore } from '@/tests/empty-store';

/** Rows for tests of stores and backups, and helpers for the stores and files they go into. */

/** The required columns of an event, apart from its ID and time. */
export const pageView = { type: 'view', result: 'success', objectType: 'page', objectValue: '/', common: {} };

export const timestamp = new Date('2026-11-20T12:00:00.123Z');
export const event = (id: string, deviceId = 'device-1') => ({
  ...pageView,
  day: '2026-11-20',
  id,
  happenedAt: timestamp,
  common: { deep: ['ж', { '': null }] },
  deviceId,
  receivedAt: timestamp,
});
export const landing = (id: string) => ({
  id,
  record: { utm_source: id },
  referers: [],
  deviceId: 'device-1',
  receivedAt: timestamp,
});
export const message = (id: string, email: string) => ({
  id,
  kind: 'contact' as const,
  content: 'Words.',
  email,
  receivedAt: timestamp,
});

/** Inserts many events, and two rows each into other tables. */
export async function insertRows({ db }: Store): Promise<void> {
  const many = Array.from({ length: 4500 }, (_, i) => event(`event-${i}`));
  for (let i = 0; i < many.length; i += 1500) await db.insert(events).values(many.slice(i, i + 1500));
  await db.insert(landings).values([landing('a'), landing('b')]);
  await db.insert(messages).values([message('m1', 'Ada@example.org'), message('m2', 'bob@example.org')]);
}

/** Writes lines that form a valid or invalid backup. */
export const writeLines = (file: string, rows: readonly unknown[]): void =>
  writeFileSync(file, gzipSync(rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')));

/** A folder for stores, removed at the end of a test. */
export function storeFolders() {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const stores: Store[] = [];
  const inFolder = (name: string) => path.join(folder, name);
  return {
    folder,
    inFolder,
    async open(name: string): Promise<Store> {
      await copyEmptyStore(inFolder(name));
      const store = await openStore({ databaseUrl: undefined, folder: inFolder(name) });
      stores.push(store);
      return store;
    },
    async cleanup(): Promise<void> {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
