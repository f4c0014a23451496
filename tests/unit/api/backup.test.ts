import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { landings } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { insertRows, landing, storeFolders } from '@/tests/backup-rows';

const { folder, inFolder, open, cleanup } = storeFolders();

let store: Store;
beforeAll(async () => {
  store = await open('one');
  await insertRows(store);
});
afterAll(cleanup);

it('a backup is readable by its owner only, written atomically, and overwrites no file', async () => {
  await backUp(store, inFolder('plain'));
  expect(statSync(inFolder('plain')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
  const before = readFileSync(inFolder('plain'));
  await expect(backUp(store, inFolder('plain'))).rejects.toThrow(
    /^The file \S+ already exists, and a backup does not overwrite files\.$/,
  );
  expect(readFileSync(inFolder('plain')).equals(before)).toBe(true);
  await expect(backUp(store, inFolder('no/where'))).rejects.toThrow(/^The backup \S+ cannot be written: ENOENT\.$/);
});

it('a backup that could not be restored is an error, and leaves no file', async () => {
  await store.db.insert(landings).values(landing('odd'));
  const stored = vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => '{"table":"landings","row":{}}');
  await expect(backUp(store, inFolder('odd'))).rejects.toThrow(/cannot be restored|rows instead of/);
  stored.mockRestore();
  expect(readdirSync(folder)).not.toContain('odd');
  await store.db.delete(landings).where(eq(landings.id, 'odd'));
});

it('a backup contains every row once', () => {
  const rows = gunzipSync(readFileSync(inFolder('plain')))
    .toString()
    .trim()
    .split('\n');
  expect(rows.length).toBe(4500 + 2 + 2);
  expect(new Set(rows).size).toBe(rows.length);
});
