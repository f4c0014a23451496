import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/lib/server/store/backup';
import { addMarks, deviceMark, mailMark } from '@/lib/server/store/erasures';
import { restore } from '@/lib/server/store/restore';
import { beaconKeys, events, landings, messages, signIns } from '@/lib/server/store/schema';
import { openStore, type Store } from '@/lib/server/store/store';
import { oldRowId } from '@/lib/server/store/old-row-id';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const inFolder = (name: string) => path.join(folder, name);
const stores: Store[] = [];

async function open(name: string): Promise<Store> {
  const store = await openStore({ databaseUrl: undefined, folder: inFolder(name) });
  stores.push(store);
  return store;
}

const at = new Date('2026-11-20T12:00:00.123Z');
const event = (id: string, deviceId = 'device-1') => ({
  ...{ day: '2026-11-20', id, type: 'view', result: 'success', objectType: 'page', objectValue: '/', happenedAt: at },
  ...{ common: { deep: ['ж', { '': null }] }, deviceId, receivedAt: at },
});
const landing = (id: string) => ({
  id,
  record: { utm_source: id },
  referers: [],
  deviceId: 'device-1',
  receivedAt: at,
});
const message = (id: string, email: string, deviceId: string | null = null) => ({
  ...{ id, kind: 'contact' as const, content: 'Words.', email, deviceId, receivedAt: at },
});

const count = async ({ db }: Store, table: Parameters<Store['db']['$count']>[0]) => db.$count(table);
const lines = (file: string) =>
  gunzipSync(readFileSync(inFolder(file)))
    .toString()
    .trim()
    .split('\n');
const writeLines = (file: string, rows: readonly unknown[]) =>
  writeFileSync(
    inFolder(file),
    gzipSync(rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')),
  );

let one: Store;
let other: Store;
beforeAll(async () => {
  one = await open('one');
  other = await open('other');
  const many = Array.from({ length: 4500 }, (_, i) => event(`event-${i}`));
  for (let i = 0; i < many.length; i += 1500) await one.db.insert(events).values(many.slice(i, i + 1500));
  await one.db.insert(landings).values([landing('a'), landing('b')]);
  await one.db.insert(messages).values([message('m1', 'Ada@example.org'), message('m2', 'bob@example.org')]);
  await other.db.insert(landings).values([landing('b'), landing('c')]);
}, 60_000);
afterAll(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('can be read by its owner alone, is whole under its name, and takes no other file’s place', async () => {
    await backUp(one, inFolder('plain'));
    expect(statSync(inFolder('plain')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
    const before = readFileSync(inFolder('plain'));
    await expect(backUp(one, inFolder('plain'))).rejects.toThrow(
      /^There is a file \S+ already, and a backup overwrites none\.$/,
    );
    expect(readFileSync(inFolder('plain')).equals(before)).toBe(true);
    await expect(backUp(one, inFolder('no/where'))).rejects.toThrow(/^The backup \S+ cannot be written: ENOENT\.$/);
  });

  it('holds everything once', () => {
    const rows = lines('plain');
    expect(rows.length).toBe(4500 + 2 + 2);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('is encrypted with a passphrase, without which nothing can be read', async () => {
    await backUp(one, inFolder('sealed'), 'correct horse battery');
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
        / cannot be read after line \d+: it is damaged or cut off\.$|^BACKUP_PASSPHRASE is not/,
      );
    }
    expect(await count(fresh, events)).toBe(0);
    expect(await restore(fresh, inFolder('sealed'), 'correct horse battery')).toEqual({
      added: 4504,
      present: 0,
      erased: 0,
    });
  });
});

describe('a restored store', () => {
  it('is the union of what was there and what the backup holds, and counts what it added', async () => {
    expect(await restore(other, inFolder('plain'))).toEqual({ added: 4503, present: 1, erased: 0 });
    expect(await count(other, landings)).toBe(3);
    expect(await restore(other, inFolder('plain'))).toEqual({ added: 0, present: 4504, erased: 0 });
    expect(await count(other, events)).toBe(4500);
  });

  it('leaves out what was erased, in the store or in the backup, and removes it where it is', async () => {
    const third = await open('third');
    await third.db.insert(events).values([event('of another', 'device-2'), event('kept', 'device-3')]);
    await addMarks(third.db, new Map([[mailMark('ADA@example.org'), new Date('2026-11-21T00:00:00Z')]]));
    await third.db
      .insert(messages)
      .values({ ...message('later', 'ada@example.org'), receivedAt: new Date('2026-11-22T00:00:00Z') });
    await addMarks(one.db, new Map([[deviceMark('device-2'), at]]));
    await one.db.insert(events).values(event('straggler', 'device-2'));
    await backUp(one, inFolder('with-erasures'));
    expect(await restore(third, inFolder('with-erasures'))).toMatchObject({ erased: 2 });
    const ids = (
      await third.db
        .select({ id: events.id })
        .from(events)
        .where(sql`device_id <> 'device-1'`)
    ).map(({ id }) => id);
    expect(ids).toEqual(['kept']);
    expect((await third.db.select({ id: messages.id }).from(messages)).map(({ id }) => id).sort()).toEqual([
      'later',
      'm2',
    ]);
  });

  it('takes a backup from before rows had ids of their own, each row once', async () => {
    const receivedAt = at.toISOString();
    const sender = { receivedAt, deviceId: null, address: null, userAgent: null, isBot: false, isOwn: false };
    const happened = {
      type: 'view',
      result: 'success',
      objectType: 'page',
      objectValue: '/',
      happenedAt: receivedAt,
      common: {},
    };
    writeLines('old', [
      {
        table: 'beaconKeys',
        row: { id: 'k', publicPem: 'p', privatePem: 'q', createdAt: receivedAt, retiredAt: null },
      },
      { table: 'events', row: { id: 'e1', visitId: 'v', path: '/', locale: 'en', ...happened, ...sender } },
      { table: 'landings', row: { id: 1, record: { utm_term: 'proxy', utm_content: '' }, referers: [], ...sender } },
      { table: 'signIns', row: { id: 1, code: 'secret', subject: 's', email: 'a@b.example', ...sender } },
      { table: 'consents', row: { id: 7, choice: 'none', version: 1, locale: 'en', receivedAt } },
    ]);
    const fresh = await open('from-old');
    expect(await restore(fresh, inFolder('old'))).toMatchObject({ added: 5 });
    expect(await restore(fresh, inFolder('old'))).toMatchObject({ added: 0, present: 5 });
    expect(await fresh.db.select().from(landings)).toMatchObject([
      { id: oldRowId('landings', 1, at), utmTerm: 'proxy', utmContent: null, happenedAt: at },
    ]);
    expect(await fresh.db.select().from(events)).toMatchObject([{ day: '2026-11-20', id: 'e1' }]);
    const [signIn] = await fresh.db.select().from(signIns);
    expect(signIn).toMatchObject({ expiresAt: new Date(at.getTime() + 300_000), redeemedAt: null });
    expect(signIn!.codeHash).toMatch(/^[\da-f]{64}$/);
    expect(await count(fresh, beaconKeys)).toBe(1);
  });
});

describe('a file that is no backup, or no whole one', () => {
  const good = { table: 'landings', row: landing('never') };
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
  const bad: [what: string, line: unknown, said: RegExp][] = [
    ['no JSON', '{"table":', /Line 2 of \S+ cannot be restored: it is no JSON\.$/],
    ['an unknown table', { table: 'planets', row: {} }, /it names no table of the store\.$/],
    ['a table that every object has', { table: 'constructor', row: {} }, /it names no table/],
    ['no row', { table: 'landings', row: [] }, /it holds no row\.$/],
    ['nothing', 'null', /it names no table/],
    ['an unknown column', { table: 'landings', row: { ...landing('x'), color: 1 } }, /landings has no column color\.$/],
    ['no id', { table: 'landings', row: { ...landing('x'), id: undefined } }, /landings cannot take its id\.$/],
    ['a number for a text', { table: 'landings', row: { ...landing('x'), source: 7 } }, /cannot take its source\.$/],
    ['a day that is none', { table: 'events', row: { ...event('x'), day: '2026-02-31' } }, /cannot take its day\.$/],
    ['a moment that is none', { table: 'events', row: { ...event('x'), happenedAt: 'soon' } }, /its happenedAt\.$/],
    ['a kind that is none', { table: 'messages', row: { ...message('x', 'a'), kind: 'spam' } }, /its kind\.$/],
    ['NUL', { table: 'landings', row: { ...landing('x'), source: 'a\0' } }, /its source\.$/],
    ['NUL in a key', { table: 'landings', row: { ...landing('x'), record: { 'a\0': 1 } } }, /its record\.$/],
    ['half a character', '{"table":"consents","row":{"id":"x","choice":"\\ud800","version":1}}', /its choice\.$/],
    ['values too deep', { table: 'landings', row: { ...landing('x'), record: deep(200) } }, /its record\.$/],
    ['an id too long for an index', { table: 'landings', row: { ...landing('x'.repeat(3000)) } }, /its id\.$/],
    ['no value that is needed', { table: 'consents', row: { id: 'x', version: 1 } }, /its choice\.$/],
  ];

  it.each(bad)('with %s is named with its line, and changes nothing', async (what, line, said) => {
    const before = await count(one, landings);
    writeLines('bad', [good, line]);
    await expect(restore(one, inFolder('bad'))).rejects.toThrow(said);
    expect(await count(one, landings)).toBe(before);
  });

  it('is said so in one sentence', async () => {
    mkdirSync(inFolder('a-folder'));
    writeFileSync(inFolder('text'), 'Hello.');
    writeFileSync(inFolder('empty'), '');
    writeFileSync(inFolder('cut'), readFileSync(inFolder('plain')).subarray(0, 5000));
    const said = async (name: string) => restore(one, inFolder(name)).then(String, (error: Error) => error.message);
    expect(await said('a-folder')).toMatch(/is no file, and so no backup\.$/);
    expect(await said('nowhere')).toMatch(/^There is no file .* to restore\.$/);
    expect(await said('text')).toMatch(/is not a backup\.$/);
    expect(await said('empty')).toMatch(/is not a backup\.$/);
    expect(await said('cut')).toMatch(/cannot be read after line \d+: it is damaged or cut off\.$/);
  });
});

it('a store that must exist is not made', async () => {
  const address = { databaseUrl: undefined, folder: inFolder('mistyped'), mustExist: true };
  await expect(openStore(address)).rejects.toThrow(/^There is no store in the data folder \S+: is DATA_DIR right\?$/);
  expect(() => execFileSync('ls', [inFolder('mistyped')], { stdio: 'ignore' })).toThrow();
});
