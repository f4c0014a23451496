import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { restore } from '@/lib/api/store/restore';
import { beaconKeys, events, landings, messages } from '@/lib/api/store/schema';
import { openStore, type Store } from '@/lib/api/store/store';
import { rejectionCode, command, event, singlePostgresStore, type PostgresStores } from './postgres-stores';

let stores: PostgresStores;
let store: Store;
beforeAll(async () => {
  ({ stores, store } = await singlePostgresStore());
});
afterAll(() => stores.cleanup());

describe('backup and restore', () => {
  it('a backup is a consistent snapshot despite concurrent writes', async () => {
    const done = new AbortController();
    const write = async () => {
      for (let i = 0; !done.signal.aborted; i += 1) {
        // The first table is read before the second.
        await store.db.transaction(async (tx) => {
          await tx.insert(events).values(event(`pair-${i}`));
          await tx.insert(messages).values({ id: `pair-${i}`, kind: 'message', content: 'x' });
        });
      }
    };
    const writing = write();
    for (let round = 0; round < 5; round += 1) {
      const file = path.join(stores.files, `snapshot-${round}`);
      await backUp(store, file);
      const text = gunzipSync(readFileSync(file)).toString();
      const [inEvents, inMessages] = ['events', 'messages'].map((table) => {
        return [...text.matchAll(new RegExp(`^{"table":"${table}".*"id":"(pair-\\d+)"`, 'gm'))]
          .map(([, id]) => id)
          .sort();
      });
      expect(inMessages).toEqual(inEvents);
    }
    done.abort();
    await writing;
  });

  it('restore is atomic and does not lose concurrent writes', async () => {
    const lines = Array.from({ length: 2000 }, (_, i) => JSON.stringify({ table: 'events', row: event(`all-${i}`) }));
    const file = path.join(stores.files, 'all');
    // The database rejects this only on insert.
    await store.db.execute(sql`alter table landings add constraint odd check (record ->> 'odd' is null)`);
    const odd = JSON.stringify({ table: 'landings', row: { id: 'odd', referers: [], record: { odd: 'yes' } } });
    writeFileSync(file, gzipSync([...lines, odd].join('\n')));
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let i = 0; i < 200; i += 1) {
        await store.db.insert(events).values(event(`beside-${i}`));
        acknowledged.push(`beside-${i}`);
      }
    })();
    expect(await rejectionCode(restore(store, file))).toBe('23514');
    await writing;
    const ids = (await store.db.select({ id: events.id }).from(events)).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('all-'))).toEqual([]);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    writeFileSync(file, gzipSync(lines.join('\n')));
    expect(await restore(store, file)).toEqual({ added: 2000, present: 0, erased: 0 });
  });

  it('a backup is the same whatever formats the database has by default', async () => {
    const url = await stores.database('formats');
    const admin = await stores.client(url);
    for (const setting of [
      "datestyle = 'SQL, DMY'",
      "intervalstyle = 'sql_standard'",
      "timezone = 'Asia/Kolkata'",
      'standard_conforming_strings = off',
    ]) {
      await admin.query(`alter database formats set ${setting}`);
    }
    const formatted = await stores.openAt(url);
    const receivedAt = new Date('2026-11-02T20:30:00.123Z');
    await formatted.db.insert(events).values({ ...event('formatted'), day: '2026-11-02', receivedAt });
    await formatted.db
      .insert(messages)
      .values({ id: 'formatted', kind: 'message', content: String.raw`a\'b`, receivedAt });
    expect(await formatted.db.select().from(events)).toMatchObject([{ day: '2026-11-02', receivedAt }]);
    const file = path.join(stores.files, 'formats');
    await backUp(formatted, file);
    const empty = await stores.openAt(await stores.database('from_formats'));
    expect(await restore(empty, file)).toEqual({ added: 2, present: 0, erased: 0 });
    expect(await empty.db.select().from(events)).toMatchObject([{ day: '2026-11-02', receivedAt }]);
    expect(await empty.db.select().from(messages)).toMatchObject([{ content: String.raw`a\'b`, receivedAt }]);
  });

  it('db-to-postgres moves a PGlite store, and rows added later on repetition', async () => {
    const folder = path.join(stores.files, 'pglite');
    const url = await stores.database('moved');
    const env = { DATABASE_URL: url, DATA_DIR: folder };
    expect((await command('db-to-postgres', [], env)).stderr).toBe(
      `No store found in the data directory ${folder}. Check DATA_DIR.\n`,
    );
    const fill = async (id: string) => {
      const old = await openStore({ databaseUrl: undefined, folder });
      await old.db.insert(events).values(event(id));
      await old.db.insert(landings).values({ record: { id }, referers: [] });
      if (id === 'first') await old.db.insert(beaconKeys).values({ id: 'key', publicPem: 'p', privatePem: 'q' });
      await old.close();
    };
    await fill('first');
    expect((await command('db-to-postgres', [], env)).stdout).toBe('Added 3 rows.\n');
    await fill('second');
    expect((await command('db-to-postgres', [], env)).stdout).toBe('Added 2 rows; 3 rows were already present.\n');
    expect((await command('db-to-postgres', [], env)).stdout).toBe('Added nothing: all 5 rows were already present.\n');
    const moved = await stores.openAt(url);
    expect((await moved.db.select().from(events)).map(({ id }) => id).sort()).toEqual(['first', 'second']);
    expect(await moved.db.select().from(beaconKeys)).toMatchObject([{ id: 'key', privatePem: 'q' }]);
  });
});
