import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { events, landings, messages } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { event, storeFolders, landing, message } from './backup-rows';

const { folder, inFolder, open, cleanup } = storeFolders();
const lines = (file: string) =>
  gunzipSync(readFileSync(inFolder(file)))
    .toString()
    .trim()
    .split('\n');

let store: Store;
beforeAll(async () => {
  store = await open('one');
  const many = Array.from({ length: 4500 }, (_, i) => event(`event-${i}`));
  for (let i = 0; i < many.length; i += 1500) await store.db.insert(events).values(many.slice(i, i + 1500));
  await store.db.insert(landings).values([landing('a'), landing('b')]);
  await store.db.insert(messages).values([message('m1', 'Ada@example.org'), message('m2', 'bob@example.org')]);
});
afterAll(cleanup);

describe('backup', () => {
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
    const rows = lines('plain');
    expect(rows.length).toBe(4500 + 2 + 2);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
