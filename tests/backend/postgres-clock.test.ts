import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runDailyMaintenance } from '@/lib/api/store/daily-maintenance';
import { createPartitions } from '@/lib/api/store/event-partitions';
import { scheduledTasks, consents } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { command, singlePostgresStore, type PostgresStores } from './postgres-stores';

const retention = 390;
const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);

let stores: PostgresStores;
let store: Store;
let other: Store;
let databaseUrl: string;
beforeAll(async () => {
  ({ stores, store, databaseUrl } = await singlePostgresStore());
  other = await stores.openAt(databaseUrl);
});
afterAll(() => stores.cleanup());

const chore = async () => (await store.db.select().from(scheduledTasks))[0]!;
const consentCount = () => store.db.$count(consents);
const receive = (receivedAt: Date) => store.db.insert(consents).values({ choice: 'none', version: 1, receivedAt });
const partitionCount = async () =>
  (
    (await store.db.execute(sql`select relname from pg_class where relname ~ '^events_[0-9]{8}$'`)) as unknown as {
      rows: unknown[];
    }
  ).rows.length;

beforeEach(async () => {
  await store.db.delete(consents);
  await receive(ago(retention + 1));
  await receive(ago(0));
  await store.db.update(scheduledTasks).set({ dueAt: ago(0), doneAt: ago(1), checkedAt: ago(0), stableUptime: 0 });
});

describe('daily maintenance on PostgreSQL', () => {
  it('daily maintenance deletes expired rows', async () => {
    expect(await runDailyMaintenance(store.db, retention)).toBe(true);
    expect(await consentCount()).toBe(1);
    expect((await chore()).doneAt!.getTime()).toBeGreaterThan(ago(0.1).getTime());
  });

  it('daily maintenance uses the database’s clock, so a wrong server clock deletes nothing', async () => {
    await receive(ago(1));
    const days = await partitionCount();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(ago(-800));
    await runDailyMaintenance(store.db, retention);
    vi.useRealTimers();
    expect(await consentCount()).toBe(2);
    expect(await partitionCount()).toBe(days);
  });

  it('daily maintenance deletes nothing if it last ran 400 days ago, and reports until when', async () => {
    await store.db.update(scheduledTasks).set({ doneAt: ago(400) });
    const old = await createPartitions(store.db, retention, ago(retention + 30));
    expect(old.length).toBeGreaterThan(0);
    const turns = await Promise.all([store, other, store, other].map(({ db }) => runDailyMaintenance(db, retention)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await consentCount()).toBe(2);
    expect((await chore()).dueAt.getTime()).toBeGreaterThan(ago(-0.9).getTime());
    const migrated = await command('db-migrate', [], { DATABASE_URL: databaseUrl });
    expect(migrated.stdout).toContain(', 0 dropped.');
    expect(migrated.stderr).toContain('No event partitions are dropped: the clock may be wrong');
  });

  it('one server runs daily maintenance even if it is due in 2028', async () => {
    await store.db.update(scheduledTasks).set({ dueAt: ago(-400) });
    const turns = await Promise.all([store, other, store, other].map(({ db }) => runDailyMaintenance(db, retention)));
    expect(turns.filter(Boolean)).toHaveLength(1);
  });

  it('the uptime of two concurrent servers is counted once', async () => {
    await store.db
      .update(scheduledTasks)
      .set({ checkedAt: sql`now() - interval '10 minutes'`, dueAt: ago(-0.5) })
      .where(eq(scheduledTasks.name, 'daily'));
    // The clocks are in memory from the tests above: one that is out of step restarts.
    await runDailyMaintenance(store.db, retention, true, performance.now());
    await runDailyMaintenance(other.db, retention, true, performance.now());
    expect((await chore()).stableUptime).toBeLessThan(600);
  });
});
