import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignReport } from '@/lib/api/report/campaigns';
import { backUp } from '@/lib/api/store/backup';
import { addTombstones, deviceTombstone, emailTombstone } from '@/lib/api/store/tombstones';
import { restore } from '@/lib/api/store/restore';
import { events, landings, messages, visits } from '@/lib/api/store/schema';
import { anonymizeVisits } from '@/lib/api/store/purge';
import { openStore, type Store } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { event, insertRows, landing, message, storeFolders, timestamp, writeLines } from '@/tests/backup-rows';

const { inFolder, open, cleanup } = storeFolders();
const count = async ({ db }: Store, table: Parameters<Store['db']['$count']>[0]) => db.$count(table);
const idsIn = async ({ db }: Store, table: typeof events | typeof messages, condition?: SQL) =>
  (await db.select({ id: table.id }).from(table).where(condition)).map(({ id }) => id).sort();

let one: Store;
let other: Store;
beforeAll(async () => {
  one = await open('one');
  other = await open('other');
  await insertRows(one);
  await other.db.insert(landings).values([landing('b'), landing('c')]);
  await backUp(one, inFolder('plain'));
});
afterAll(cleanup);

describe('restored store', () => {
  it("a restored store is the union of its rows and the backup's, and the added rows are counted", async () => {
    expect(await restore(other, inFolder('plain'))).toEqual({ added: 4503, present: 1, erased: 0 });
    expect(await count(other, landings)).toBe(3);
    expect(await restore(other, inFolder('plain'))).toEqual({ added: 0, present: 4504, erased: 0 });
    expect(await count(other, events)).toBe(4500);
  });

  it('visits whose events have expired are restored, unless the store has derived visits of their time', async () => {
    const source = await open('expired');
    await source.db.insert(landings).values([landing('expired')]);
    await updateVisits(source.db, Infinity);
    await anonymizeVisits(source.db, new Date('2026-11-21T00:00:00Z'));
    await source.db.delete(landings);
    await backUp(source, inFolder('expired-visits'));
    const [empty, derived] = [await open('empty'), await open('derived')];
    await derived.db.insert(landings).values([landing('expired')]);
    await updateVisits(derived.db, Infinity);
    expect(await restore(empty, inFolder('expired-visits'))).toEqual({ added: 1, present: 0, erased: 0 });
    expect(await empty.db.select().from(visits)).toEqual(await source.db.select().from(visits));
    expect(await restore(derived, inFolder('expired-visits'))).toEqual({ added: 0, present: 1, erased: 0 });
    expect(await count(derived, visits)).toBe(1);
  });

  it('a restored store reports the visits and sign-ups that the store had, also of the days about to expire', async () => {
    const source = await open('reported');
    const visit = (visitId: string, at: string, values: object = {}) => ({
      ...{ ...event(`${visitId} ${at}`, `of ${visitId}`), visitId, path: '/' },
      ...{ day: at.slice(0, 10), happenedAt: new Date(at), receivedAt: new Date(at), ...values },
    });
    const signUp = { type: 'click', objectType: 'link', objectValue: 'register' };
    const campaign = new Date('2026-11-10T12:00:00Z');
    await source.db.insert(landings).values({
      ...landing('mail'),
      visitId: 'mail',
      deviceId: 'of later',
      happenedAt: campaign,
      receivedAt: campaign,
    });
    await source.db
      .insert(events)
      .values([
        visit('left open', '2026-11-11T23:50:00Z'),
        visit('left open', '2026-11-12T08:00:00Z', { objectType: 'web_vital', objectValue: 'CLS 0.01' }),
        ...Array.from({ length: 9 }, (_, i) => visit(`next morning ${i}`, `2026-11-12T0${i}:30:00Z`, signUp)),
        visit('later', '2026-11-20T12:00:00Z', signUp),
      ]);
    await updateVisits(source.db, Infinity);
    await anonymizeVisits(source.db, new Date('2026-11-12T00:00:00Z'));
    await source.db.delete(landings);
    const range = { since: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
    const report = async ({ db }: Store) => {
      await updateVisits(db, Infinity);
      return campaignReport(db, range, { by: ['day', 'source'] });
    };
    const before = await report(source);
    expect(before.total).toMatchObject({ visits: 12, signUps: 10 });
    expect(before.rows.find(({ names }) => names.includes('mail'))).toMatchObject({ converted: 1 });
    await backUp(source, inFolder('reported-visits'));
    const target = await open('restored');
    await restore(target, inFolder('reported-visits'));
    expect(await report(target)).toEqual(before);
    await restore(source, inFolder('reported-visits'));
    expect(await report(source)).toEqual(before);
  });

  it('a restore excludes and removes rows that were erased in the store or in the backup', async () => {
    const third = await open('third');
    await third.db.insert(events).values([event('of another', 'device-2'), event('kept', 'device-3')]);
    await addTombstones(third.db, new Map([[emailTombstone('ADA@example.org'), new Date('2026-11-21T00:00:00Z')]]));
    await third.db
      .insert(messages)
      .values({ ...message('later', 'ada@example.org'), receivedAt: new Date('2026-11-22T00:00:00Z') });
    await addTombstones(one.db, new Map([[deviceTombstone('device-2'), timestamp]]));
    await one.db.insert(events).values(event('straggler', 'device-2'));
    await backUp(one, inFolder('with-erasures'));
    expect(await restore(third, inFolder('with-erasures'))).toMatchObject({ erased: 2 });
    expect(await idsIn(third, events, sql`device_id <> 'device-1'`)).toEqual(['kept']);
    expect(await idsIn(third, messages)).toEqual(['later', 'm2']);
  });

  it('a message that was written after its device was erased is restored, an earlier one and events are not', async () => {
    const fourth = await open('fourth');
    await addTombstones(fourth.db, new Map([[deviceTombstone('device-9'), timestamp]]));
    const written = (id: string, receivedAt: Date) => ({
      table: 'messages',
      row: { ...message(id, 'zoe@example.org'), deviceId: 'device-9', receivedAt },
    });
    const after = new Date(timestamp.getTime() + 1);
    writeLines(inFolder('of-erased-device'), [
      { table: 'events', row: { ...event('late', 'device-9'), receivedAt: after } },
      written('before', timestamp),
      written('after', after),
    ]);
    expect(await restore(fourth, inFolder('of-erased-device'))).toEqual({ added: 1, present: 0, erased: 2 });
    expect(await idsIn(fourth, messages)).toEqual(['after']);
  });
});

describe('an invalid or truncated backup', () => {
  const valid = { table: 'landings', row: landing('never') };
  const changedLanding = (columns: object) => ({ table: 'landings', row: { ...landing('x'), ...columns } });
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
  const bad: [what: string, line: unknown, message: RegExp][] = [
    ['no JSON', '{"table":', /Line 2 of \S+ cannot be restored: it is not valid JSON\.$/],
    ['an unknown table', { table: 'planets', row: {} }, /it does not name a table of the store\.$/],
    ['a table named like an Object property', { table: 'constructor', row: {} }, /it does not name a table/],
    ['a row that is not an object', { table: 'landings', row: [] }, /it contains no row\.$/],
    ['nothing', 'null', /it does not name a table/],
    ['an unknown column', changedLanding({ color: 1 }), /landings has no column color\.$/],
    ['no ID', changedLanding({ id: undefined }), /landings\.id is invalid\.$/],
    ['a number instead of text', changedLanding({ source: 7 }), /\.source is invalid\.$/],
    ['an invalid day', { table: 'events', row: { ...event('x'), day: '2026-02-31' } }, /\.day is invalid\.$/],
    ['an invalid time', { table: 'events', row: { ...event('x'), happenedAt: 'soon' } }, /\.happenedAt is invalid\.$/],
    ['an unknown kind', { table: 'messages', row: { ...message('x', 'a'), kind: 'spam' } }, /\.kind is invalid\.$/],
    ['NUL', changedLanding({ source: 'a\0' }), /\.source is invalid\.$/],
    ['NUL in a key', changedLanding({ record: { 'a\0': 1 } }), /\.record is invalid\.$/],
    [
      'half a surrogate pair',
      { table: 'consents', row: { id: 'x', choice: '\ud800', version: 1 } },
      /\.choice is invalid\.$/,
    ],
    ['values nested too deeply', changedLanding({ record: deep(200) }), /\.record is invalid\.$/],
    ['an ID too long for an index', changedLanding({ id: 'x'.repeat(3000) }), /\.id is invalid\.$/],
    ['a required value missing', { table: 'consents', row: { id: 'x', version: 1 } }, /\.choice is invalid\.$/],
  ];

  it.each(bad)(
    'a backup with %s is rejected with its line number, without changes to the store',
    async (what, line, message) => {
      const before = await one.db.$count(landings);
      writeLines(inFolder('bad'), [valid, line]);
      await expect(restore(one, inFolder('bad'))).rejects.toThrow(message);
      expect(await one.db.$count(landings)).toBe(before);
    },
  );

  it('a file that is not a backup is rejected with one line', async () => {
    mkdirSync(inFolder('a-folder'));
    writeFileSync(inFolder('text'), 'Hello.');
    writeFileSync(inFolder('no-bytes'), '');
    writeFileSync(inFolder('cut'), readFileSync(inFolder('plain')).subarray(0, 2000));
    const message = async (name: string) => restore(one, inFolder(name)).then(String, (error: Error) => error.message);
    expect(await message('a-folder')).toMatch(/is not a file\.$/);
    expect(await message('nowhere')).toMatch(/^The backup .* does not exist\.$/);
    expect(await message('text')).toMatch(/is not a backup\.$/);
    expect(await message('no-bytes')).toMatch(/is not a backup\.$/);
    expect(await message('cut')).toMatch(/cannot be read after line \d+: it is damaged or truncated\.$/);
  });
});

it('a command that requires a store does not create one', async () => {
  const storeOptions = { databaseUrl: undefined, folder: inFolder('mistyped'), mustExist: true };
  await expect(openStore(storeOptions)).rejects.toThrow(
    /^No store found in the data directory \S+\. Check DATA_DIR\.$/,
  );
  expect(existsSync(inFolder('mistyped'))).toBe(false);
});
