import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { retireOldKeys } from '@/lib/api/beacon/keys';
import { runDailyMaintenance } from '@/lib/api/store/daily-maintenance';
import { addTombstones, deviceTombstone } from '@/lib/api/store/tombstones';
import { dropOldPartitions, createPartitions, firstRetainedDay } from '@/lib/api/store/event-partitions';
import { purge } from '@/lib/api/store/purge';
import { queryRows } from '@/lib/api/store/query-rows';
import { beaconKeys, scheduledTasks, events, landings, visitQueue, visits } from '@/lib/api/store/schema';
import {
  auditLog,
  authRateLimits,
  failedSignIns,
  sessions,
  users,
  verifications,
} from '@/lib/api/store/workbench-schema';
import { queueAllVisits } from '@/lib/api/visits/queue-all-visits';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { pageView } from '@/tests/backup-rows';
import { store } from '@/tests/embedded-store';

const retention = 100;
const dayLength = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * dayLength);
beforeEach(async () => {
  for (const table of [events, landings, beaconKeys, visits, visitQueue]) await store.db.delete(table);
  await store.db.update(scheduledTasks).set({ dueAt: ago(0), doneAt: ago(1) });
});

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const event = (id: string, happenedAt: Date, receivedAt = happenedAt) => ({
  id,
  day: dayOf(happenedAt),
  happenedAt,
  receivedAt,
  ...pageView,
});
/** Returns the partition that stores an event. */
async function partitionOf(id: string): Promise<string | undefined> {
  const query = sql`select tableoid::regclass::text as partition from events where id = ${id}`;
  return (await queryRows<{ partition: string }>(store.db, query))[0]?.partition;
}
const landing = (days: number) => ({ record: {}, referers: [], receivedAt: ago(days) });
const partition = (date: Date) => `events_${dayOf(date).replaceAll('-', '')}`;

describe('event partitions', () => {
  it('partitions are created ahead of time, and only once', async () => {
    const created = await createPartitions(store.db, retention);
    expect(created).toHaveLength(8);
    expect(created[0]).toBe(dayOf(new Date()));
    expect(await createPartitions(store.db, retention)).toEqual([]);
    await store.db.insert(events).values(event('of today', new Date()));
    expect(await partitionOf('of today')).toBe(partition(new Date()));
  });

  it('a new partition takes over earlier rows of its day, and rows dated by a wrong clock stay in the default partition', async () => {
    const then = ago(3);
    await store.db
      .insert(events)
      .values([event('late', then), event('future', ago(-400), new Date()), event('1970', new Date(0), then)]);
    expect(await partitionOf('late')).toBe('events_rest');
    expect(await createPartitions(store.db, retention)).toEqual([dayOf(then)]);
    expect(await partitionOf('late')).toBe(partition(then));
    expect(await partitionOf('future')).toBe('events_rest');
    expect(await partitionOf('1970')).toBe('events_rest');
    await store.db.insert(events).values(event('late', then)).onConflictDoNothing();
    expect(await store.db.$count(events)).toBe(3);
  });

  it('old partitions are dropped as a whole', async () => {
    await store.db.insert(events).values([event('old', ago(retention + 5)), event('younger', ago(retention - 1))]);
    await createPartitions(store.db, retention + 10);
    expect(await dropOldPartitions(store.db, retention)).toEqual([dayOf(ago(retention + 5))]);
    expect(await store.db.select({ id: events.id }).from(events)).toEqual([{ id: 'younger' }]);
  });

  it('partitions have the indexes that find rows of a device or visit', async () => {
    const indexes = sql`select indexname from pg_indexes where tablename = ${partition(new Date())}`;
    expect(await queryRows(store.db, indexes)).toHaveLength(4);
  });
});

it('old rows are deleted in batches, however many there are', async () => {
  const rows = (days: number) => Array.from({ length: 4000 }, () => landing(days));
  for (const days of [retention + 1, retention + 1, retention + 1, 1])
    await store.db.insert(landings).values(rows(days));
  await store.db.insert(events).values(event('of the year 2000', new Date('2000-01-01'), ago(retention + 1)));
  expect(await purge(store.db, retention)).toBe(12_001);
  expect(await store.db.$count(landings)).toBe(4000);
});

describe('daily maintenance', () => {
  it('daily maintenance runs once a day across servers and restarts', async () => {
    const turns = await Promise.all([1, 2, 3].map(() => runDailyMaintenance(store.db, retention)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await runDailyMaintenance(store.db, retention)).toBe(false);
    await store.db.update(scheduledTasks).set({ dueAt: ago(0) });
    expect(await runDailyMaintenance(store.db, retention)).toBe(true);
    const dueAt = (await store.db.select().from(scheduledTasks))[0]!.dueAt;
    expect(Math.round((dueAt.getTime() - Date.now()) / 3_600_000)).toBe(24);
  });

  it('daily maintenance is retried within the hour if a step fails, and the other steps still run', async () => {
    await store.db.insert(landings).values([landing(retention + 1), landing(0)]);
    const day = dayOf(ago(-3)).replaceAll('-', '');
    await store.db.execute(sql.raw(`drop table events_${day}`));
    await store.db.execute(sql.raw(`create table events_${day} (in_the_way int)`));
    await runDailyMaintenance(store.db, retention);
    expect(await store.db.$count(landings)).toBe(1);
    const dueAt = (await store.db.select().from(scheduledTasks))[0]!.dueAt;
    expect(Math.round((dueAt.getTime() - Date.now()) / 60_000)).toBe(60);
    await store.db.execute(sql.raw(`drop table events_${day}`));
  });

  it('daily maintenance removes rows that arrived while their device was being erased', async () => {
    await addTombstones(store.db, new Map([[deviceTombstone('device-erased'), new Date()]]));
    const devices = ['device-erased', 'device-other'];
    await store.db.insert(landings).values(devices.map((deviceId) => ({ ...landing(0), deviceId })));
    await runDailyMaintenance(store.db, retention);
    expect((await store.db.select().from(landings)).map(({ deviceId }) => deviceId)).toEqual(['device-other']);
  });
});

describe('the workbench', () => {
  const at = (days: number) => ({ at: ago(days) });

  it('what has expired is deleted: sessions, links, counts of attempts, and the log after 400 days', async () => {
    await store.db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' });
    for (const [id, days] of Object.entries({ expired: 0.01, valid: -0.01 })) {
      await store.db.insert(sessions).values({ id, token: id, userId: 'ada', expiresAt: ago(days) });
      await store.db.insert(verifications).values({ id, identifier: id, value: 'ada', expiresAt: ago(days) });
    }
    for (const [id, days] of Object.entries({ expired: 1.1, valid: 0.9 })) {
      const lastRequest = ago(days).getTime();
      await store.db.insert(authRateLimits).values({ id, key: id, count: 1, lastRequest });
      await store.db.insert(failedSignIns).values({ id, account: 'digest', ...at(days) });
    }
    await store.db.insert(auditLog).values([
      { id: 'expired', action: 'invited', ...at(401) },
      { id: 'valid', action: 'invited', ...at(399) },
    ]);
    await runDailyMaintenance(store.db, retention);
    for (const table of [sessions, verifications, authRateLimits, failedSignIns, auditLog]) {
      expect(await store.db.select({ id: table.id }).from(table)).toEqual([{ id: 'valid' }]);
    }
    expect(await store.db.$count(users)).toBe(1);
  });
});

describe('beacon keys', () => {
  const key = (id: string, days: number) => ({ id, publicPem: 'p', privatePem: 'secret', createdAt: ago(days) });

  it('beacon keys are retired only after a newer key has been in use for two days', async () => {
    await store.db.insert(beaconKeys).values([key('old', 30), key('new', 1)]);
    expect(await retireOldKeys(store.db)).toEqual({ retired: [], skipped: ['old'] });
    await store.db.insert(beaconKeys).values(key('between', 3));
    expect(await retireOldKeys(store.db)).toEqual({ retired: ['old'], skipped: ['between'] });
    expect(await retireOldKeys(store.db, true)).toEqual({ retired: ['between'], skipped: [] });
    expect(await retireOldKeys(store.db, true)).toEqual({ retired: [], skipped: [] });
  });

  it('the private key is deleted one month after a beacon key is retired', async () => {
    const [old, recent] = [key('long ago', 90), key('lately', 90)];
    await store.db
      .insert(beaconKeys)
      .values([{ ...old, retiredAt: ago(31) }, { ...recent, retiredAt: ago(29) }, key('in use', 90)]);
    await runDailyMaintenance(store.db, retention);
    const rows = await store.db.select().from(beaconKeys);
    expect(Object.fromEntries(rows.map(({ id, privatePem }) => [id, privatePem]))).toEqual({
      'long ago': null,
      lately: 'secret',
      'in use': 'secret',
    });
  });
});

it('a visit is kept without device and visit id after its events expire', async () => {
  const sender = { visitId: 'visit-1', deviceId: 'device-1' };
  const onFirstRetainedDay = new Date(`${firstRetainedDay(new Date(), retention)}T01:00:00Z`);
  await store.db.insert(events).values([
    { ...event('expiring', onFirstRetainedDay, ago(retention - 0.5)), ...sender },
    { ...event('recent', ago(1)), ...sender, visitId: 'visit-2' },
  ]);
  await updateVisits(store.db);
  await store.db.update(scheduledTasks).set({ dueAt: ago(0), doneAt: ago(1) });
  expect(await runDailyMaintenance(store.db, retention)).toBe(true);
  await store.db.delete(events).where(eq(events.id, 'expiring'));
  await queueAllVisits(store.db);
  await updateVisits(store.db);
  const rows = await store.db.select().from(visits).orderBy(visits.began);
  expect(rows.map(({ deviceId, visitId, events: count }) => [deviceId, visitId, count])).toEqual([
    [null, null, 1],
    ['device-1', 'visit-2', 1],
  ]);
});
