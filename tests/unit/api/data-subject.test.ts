import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryRows } from '@/lib/api/store/query-rows';
import { deleteLateErasedRows, isErased } from '@/lib/api/store/tombstones';
import { createPartitions } from '@/lib/api/store/event-partitions';
import { eraseDataSubject, exportDataSubject } from '@/lib/api/store/data-subject';
import { erasures, events, fingerprints, landings } from '@/lib/api/store/schema';
import { deviceTables } from '@/lib/api/store/table-groups';
import { messages, referrals, signIns } from '@/lib/api/store/schema';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { message, pageView } from '@/tests/backup-rows';
import { store } from '@/tests/embedded-store';

beforeAll(async () => {
  await createPartitions(store.db, 10);
});

const now = new Date();
const day = now.toISOString().slice(0, 10);
const eventDefaults = { ...pageView, happenedAt: now };

/** Inserts a row into every table that names a device, under a device ID and a mail address. */
async function insertRows(deviceId: string, email: string): Promise<void> {
  const id = `${deviceId} ${email}`;
  await store.db.insert(events).values([
    { ...eventDefaults, id, day, deviceId },
    { ...eventDefaults, id, day: '2020-01-01', deviceId },
  ]);
  await store.db.insert(landings).values({ record: {}, referers: [], deviceId });
  await store.db.insert(referrals).values({ code: 'c', deviceId });
  await store.db.insert(fingerprints).values({ signals: {}, deviceId });
  await store.db.insert(messages).values({ id, kind: 'contact', name: 'Ada', content: 'Words.', email, deviceId });
  await store.db.insert(signIns).values({ codeHash: id, expiresAt: now, subject: 's', email, deviceId });
}
const rowsPerDevice = 7;
async function count(): Promise<number> {
  const counts = await Promise.all(deviceTables.map((table) => store.db.$count(table)));
  return counts.reduce((sum, rows) => sum + rows);
}

it('erasing a device removes all its rows, including messages, and later ones', async () => {
  await insertRows('device-one', 'ada@example.org');
  await insertRows('device-two', 'bob@example.org');
  expect(await eraseDataSubject(store.db, { device: 'device-one' })).toBe(rowsPerDevice);
  expect(await count()).toBe(rowsPerDevice);
  expect(await eraseDataSubject(store.db, { device: 'device-one' })).toBe(0);
  expect(await isErased(store.db, 'device-one')).toBe(true);
  expect(await isErased(store.db, 'device-two')).toBe(false);
  expect(await isErased(store.db, null)).toBe(false);
  expect(JSON.stringify(await store.db.select().from(erasures))).not.toContain('device-one');
});

it('erasing a mail address includes the browsers that named it, in any spelling', async () => {
  await insertRows('device-three', 'Carol@Example.org');
  await store.db.insert(messages).values({ ...message('m', 'carol@example.org'), deviceId: 'device-two' });
  expect(await eraseDataSubject(store.db, { email: 'CAROL@example.org' })).toBe(2 * rowsPerDevice + 1);
  expect(await count()).toBe(0);
  expect(await isErased(store.db, 'device-two')).toBe(true);
  expect(await isErased(store.db, 'device-three')).toBe(true);
});

it('erasing a device removes what its browser sent without a device in the same visit', async () => {
  const landing = { record: {}, referers: [] };
  await store.db.insert(landings).values([
    { ...landing, visitId: 'visit-one', deviceId: null },
    { ...landing, visitId: 'visit-two', deviceId: null },
  ]);
  const view = { ...eventDefaults, day };
  await store.db.insert(events).values([
    { ...view, id: 'e1', visitId: 'visit-one', deviceId: 'device-own' },
    { ...view, id: 'e2', visitId: 'visit-one', deviceId: null },
    { ...view, id: 'e3', visitId: 'visit-two', deviceId: 'device-own' },
    { ...view, id: 'e4', visitId: 'visit-two', deviceId: 'device-other' },
  ]);
  await updateVisits(store.db);
  expect(await eraseDataSubject(store.db, { device: 'device-own' })).toBe(4);
  expect(await store.db.select({ visitId: landings.visitId }).from(landings)).toEqual([{ visitId: 'visit-two' }]);
  expect(await eraseDataSubject(store.db, { device: 'device-other' })).toBe(2);
  expect(await count()).toBe(0);
});

it('a mail address without a sign-in includes the browser that sent a message with it', async () => {
  const deviceId = 'device-of-writer';
  await store.db.insert(landings).values({ record: {}, referers: [], deviceId });
  await store.db.insert(events).values({ ...eventDefaults, id: 'of-writer', day, deviceId });
  await store.db.insert(messages).values({ ...message('w', 'Eva@example.org'), deviceId });
  const person = { email: 'eva@example.org' };
  expect(await exportDataSubject(store.db, person)).toMatchObject({
    messages: [{ id: 'w' }],
    events: [{ id: 'of-writer' }],
    landings: [{ deviceId }],
  });
  expect(await eraseDataSubject(store.db, person)).toBe(3);
  expect(await count()).toBe(0);
});

it.each(['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'Ivan@ПРИМЕР.рф'])(
  'the mail address %s matches all spellings of its internationalized domain',
  async (email) => {
    const [typed, punycode] = [message('typed', 'ivan@пример.рф'), message('punycode', 'ivan@xn--e1afmkfd.xn--p1ai')];
    await store.db.insert(messages).values([typed, punycode]);
    expect(await eraseDataSubject(store.db, { email })).toBe(2);
  },
);

it('messages and sign-ins after an erasure outlive the daily maintenance, and late analytics events do not', async () => {
  await insertRows('device-five', 'emil@example.org');
  await eraseDataSubject(store.db, { email: 'emil@example.org' });
  await insertRows('device-five', 'emil@example.org');
  await deleteLateErasedRows(store.db);
  const left = await exportDataSubject(store.db, { email: 'emil@example.org' });
  expect(Object.entries(left).flatMap(([name, rows]) => rows.map(() => name))).toEqual(['signIns', 'messages']);
  await eraseDataSubject(store.db, { device: 'device-five' });
  expect(await count()).toBe(0);
});

it('an export contains all rows of a person once, and no rows of others', async () => {
  await insertRows('device-four', 'dora@example.org');
  const all = await exportDataSubject(store.db, { email: 'dora@example.org' });
  expect(Object.entries(all).flatMap(([name, rows]) => rows.map(() => name))).toEqual([
    ...['signIns', 'messages', 'events', 'events', 'landings', 'referrals', 'fingerprints'],
  ]);
  expect(all.messages).toMatchObject([{ name: 'Ada', content: 'Words.', email: 'dora@example.org' }]);
  expect(await exportDataSubject(store.db, { device: 'device-none' })).toMatchObject({ events: [], messages: [] });
});

it.each([{ device: 'device-x' }, { email: 'x@example.org' }])(
  'rows of a person are found by index scans only: %o',
  async (person) => {
    const queries: string[] = [];
    const original = PgDialect.prototype.sqlToQuery;
    const toQuery = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
    toQuery.mockImplementation(function (this: PgDialect, ...args) {
      const made = original.apply(this, args);
      queries.push(made.sql.replaceAll(/\$\d+/g, (name) => `'${String(made.params[Number(name.slice(1)) - 1])}'`));
      return made;
    });
    const signIn = { codeHash: `x ${Object.keys(person)[0]}`, expiresAt: now, subject: 's' };
    await store.db.insert(signIns).values({ ...signIn, email: 'x@example.org', deviceId: 'device-x' });
    queries.length = 0;
    await eraseDataSubject(store.db, person);
    toQuery.mockRestore();
    const reads = queries.filter((text) => /^(?:delete|select)/.test(text));
    expect(reads.length).toBeGreaterThanOrEqual(deviceTables.length);
    await store.db.execute(sql`set enable_seqscan = off`);
    for (const text of reads) {
      const plan = await queryRows(store.db, sql.raw(`explain ${text}`));
      expect(JSON.stringify(plan), text).not.toContain('Seq Scan');
    }
    await store.db.execute(sql`set enable_seqscan = on`);
  },
);
