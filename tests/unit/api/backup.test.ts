import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { restore } from '@/lib/api/store/restore';
import { events, landings, messages } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { event, folderOfStores, landing, message } from './backup-rows';

const { folder, inFolder, open, cleanup: end } = folderOfStores();
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
afterAll(end);

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

  it('a backup contains every row once', () => {
    const rows = lines('plain');
    expect(rows.length).toBe(4500 + 2 + 2);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('a backup is encrypted with a passphrase, without which it cannot be read', async () => {
    await backUp(store, inFolder('sealed'), 'correct horse battery');
    const bytes = readFileSync(inFolder('sealed'));
    expect(bytes.includes('ada@example.org')).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();
    const fresh = await open('from-sealed');
    await expect(restore(fresh, inFolder('sealed'))).rejects.toThrow(/^\S+ is encrypted: set BACKUP_PASSPHRASE/);
    await expect(restore(fresh, inFolder('sealed'), 'wrong')).rejects.toThrow(
      /^BACKUP_PASSPHRASE is not the passphrase/,
    );
    for (const [name, change] of [
      ['cut', bytes.subarray(0, -1)],
      ['shorter', bytes.subarray(0, 60)],
      ['longer', Buffer.concat([bytes, Buffer.from('x')])],
      ['changed', Buffer.from(bytes).fill(1, bytes.length - 40, bytes.length - 30)],
    ] as const) {
      writeFileSync(inFolder(name), change);
      await expect(restore(fresh, inFolder(name), 'correct horse battery'), name).rejects.toThrow(
        / cannot be read after line \d+: it is damaged or truncated\.$|^BACKUP_PASSPHRASE is not/,
      );
    }
    expect(await fresh.db.$count(events)).toBe(0);
    expect(await restore(fresh, inFolder('sealed'), 'correct horse battery')).toEqual({
      added: 4504,
      present: 0,
      erased: 0,
    });
  });
});
