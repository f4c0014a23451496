import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openStore, type Store } from '@/lib/api/store/store';

/** Rows for backup tests, and helpers for the stores and files they go into. */

export const timestamp = new Date('2026-11-20T12:00:00.123Z');
export const event = (id: string, deviceId = 'device-1') => ({
  day: '2026-11-20',
  id,
  type: 'view',
  result: 'success',
  objectType: 'page',
  objectValue: '/',
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

/** Writes lines that form a valid or invalid backup. */
export function writeLines(file: string, rows: readonly unknown[]): void {
  writeFileSync(file, gzipSync(rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')));
}

/** A folder for stores, removed at the end of a test. */
export function storeFolders() {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const stores: Store[] = [];
  const inFolder = (name: string) => path.join(folder, name);
  return {
    folder,
    inFolder,
    async open(name: string): Promise<Store> {
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
