import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldRowId } from '@/lib/api/store/old-row-id';

const all = 'lib/api/store/migrations';
const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
const received = new Date('2026-11-01T23:59:59.987Z');
let client: PGlite;

/** Migrates up to a version that had this many migrations. */
async function migrateTo(count: number): Promise<void> {
  const older = path.join(folder, String(count));
  cpSync(all, older, { recursive: true });
  const file = path.join(older, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(drizzle({ client }), { migrationsFolder: older });
}

const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;

beforeAll(async () => {
  client = await PGlite.create();
  await migrateTo(2);
  const at = received.toISOString();
  await client.exec(`
    insert into events (id, op_type, op_res, op_obj_type, op_obj_value, user_timestamp, common, received_at)
      values ('e1', 'view', 'success', 'page', '/', '${at}', '{}', '${at}');
    insert into landings (record, referers, received_at) values ('{"utm_term":"proxy","utm_content":""}', '[]', '${at}');
    insert into sign_ins (code, subject, received_at) values ('secret', 's', '${at}');
    insert into consents (choice, version, received_at) values ('none', 1, '${at}');`);
  await migrateTo(3);
  await client.exec("insert into chores (name, due_at) values ('daily', '2026-11-20T12:00:00Z')");
  await migrateTo(5);
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

describe('a store with numeric row IDs', () => {
  it('migrated events stay on the day they happened', async () => {
    expect(await rows("select to_char(day, 'YYYY-MM-DD') as day, id from events")).toEqual([
      { day: '2026-11-01', id: 'e1' },
    ]);
  });

  it('migrated rows get the same IDs as when an old backup is restored', async () => {
    expect(await rows('select id from landings')).toEqual([{ id: oldRowId('landings', 1, received) }]);
    expect(await rows('select id from sign_ins')).toEqual([{ id: oldRowId('signIns', 1, received) }]);
    expect(await rows('select id from consents')).toEqual([{ id: oldRowId('consents', 1, received) }]);
  });

  it('new columns are filled, and usable codes are removed', async () => {
    expect(await rows('select utm_term, utm_content, happened_at = received_at as same from landings')).toEqual([
      { utm_term: 'proxy', utm_content: null, same: true },
    ]);
    const [{ code_hash: hash, late }] = (await rows(
      "select code_hash, expires_at - received_at = interval '5 minutes' as late from sign_ins",
    )) as [{ code_hash: string; late: boolean }];
    expect([hash.length, hash.includes('secret'), late]).toEqual([64, false, true]);
  });
});

describe('a store whose daily maintenance was done by an earlier version', () => {
  it('the time of the last maintenance is derived from the next due time', async () => {
    expect(await rows("select done_at = '2026-11-19T12:00:00Z' as known, steady_seconds from chores")).toEqual([
      { known: true, steady_seconds: 0 },
    ]);
  });
});

describe('a store with rows, but without any daily maintenance', () => {
  it('the time of the last maintenance stays unknown, so that nothing is deleted on the first day', async () => {
    const other = await PGlite.create();
    const earlier = client;
    client = other;
    await migrateTo(4);
    await client.exec("insert into consents (id, choice, version) values ('c', 'none', 1)");
    await migrateTo(5);
    expect(await rows('select name, done_at from chores')).toEqual([{ name: 'daily', done_at: null }]);
    client = earlier;
    await other.close();
  }, 60_000);
});
