import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { addTombstones, deviceTombstone, emailTombstone } from '@/lib/api/store/tombstones';
import { restore } from '@/lib/api/store/restore';
import { events, landings, messages, visits } from '@/lib/api/store/schema';
import { expireVisits } from '@/lib/api/store/purge';
import { openStore, type Store } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { timestamp, event, storeFolders, landing, message, writeLines } from './backup-rows';

const { inFolder, open, cleanup } = storeFolders();
const count = async ({ db }: Store, table: Parameters<Store['db']['$count']>[0]) => db.$count(table);

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
    await expireVisits(source.db, new Date('2026-11-21T00:00:00Z'));
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
    expect((await fourth.db.select({ id: messages.id }).from(messages)).map(({ id }) => id)).toEqual(['after']);
  });
});

it('a command that requires a store does not create one', async () => {
  const address = { databaseUrl: undefined, folder: inFolder('mistyped'), mustExist: true };
  await expect(openStore(address)).rejects.toThrow(/^No store found in the data directory \S+\. Check DATA_DIR\.$/);
  expect(existsSync(inFolder('mistyped'))).toBe(false);
});
