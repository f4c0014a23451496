import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryRows } from '@/lib/api/store/query-rows';
import { runDailyMaintenance } from '@/lib/api/store/daily-maintenance';
import { addTombstones, emailTombstone } from '@/lib/api/store/tombstones';
import { beaconKeys, scheduledTasks, consents, events, messages } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { pageView } from '@/tests/backup-rows';
import { store } from '@/tests/embedded-store';

const retention = 100;
const minute = 60_000;
const day = 24 * 60 * minute;

/** The store runs in this process, so both clocks are set together; the monotonic clock continues independently. */
const began = Date.now();
let monotonicTime = 0;
let offset = 0;

const setClock = () => void vi.setSystemTime(began + offset + monotonicTime);
function wait(milliseconds: number): void {
  monotonicTime += milliseconds;
  setClock();
}
function jump(milliseconds: number): void {
  offset += milliseconds;
  setClock();
}

const log = vi.fn();
const warnings = () => log.mock.calls.flat().filter((line) => String(line).startsWith('Expired rows are not deleted'));

let db: Database;
/** Simulates the periodic maintenance check: every 15 minutes on a server, every hour here to save time. */
const runMaintenance = () => runDailyMaintenance(db, retention, true, monotonicTime);
/** Simulates a restart: the new process has no earlier clock reading. */
function restart(): void {
  db = Object.create(store.db) as Database;
}
async function run(days: number): Promise<void> {
  for (let readings = 0; readings < days * 24; readings += 1) {
    wait(60 * minute);
    await runMaintenance();
  }
}
const receive = (at = new Date()) => store.db.insert(consents).values({ choice: 'none', version: 1, receivedAt: at });
const ago = (days: number) => new Date(Date.now() - days * day);
const countConsents = async () => (await store.db.select().from(consents)).length;
const maintenance = async () => (await store.db.select().from(scheduledTasks))[0]!;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock();
  restart();
  for (const table of [consents, events, beaconKeys]) await store.db.delete(table);
  await store.db.update(scheduledTasks).set({ dueAt: ago(0), doneAt: ago(1), checkedAt: ago(0), stableUptime: 0 });
  await receive(ago(30));
  await receive();
  log.mockClear();
  vi.spyOn(console, 'log').mockImplementation(log);
});
afterEach(() => void vi.useRealTimers());

it('a new store counts as maintained, so nothing in it is old', async () => {
  expect(await queryRows(store.db, sql`select 1 from chores where name = 'daily'`)).toHaveLength(1);
});

it('a clock far ahead deletes no rows, partitions or keys, and is logged once', async () => {
  await runMaintenance();
  await store.db
    .insert(events)
    .values({ id: 'today', day: new Date().toISOString().slice(0, 10), happenedAt: new Date(), ...pageView });
  await store.db
    .insert(beaconKeys)
    .values({ id: 'key', publicPem: 'p', privatePem: 'secret', createdAt: ago(9), retiredAt: ago(1) });
  jump(400 * day);
  expect(await runMaintenance()).toBe(true);
  expect(await runMaintenance()).toBe(false);
  expect(warnings()).toHaveLength(1);
  jump(-400 * day);
  wait(minute);
  await runMaintenance();
  expect(await countConsents()).toBe(2);
  expect(await store.db.$count(events)).toBe(1);
  expect((await store.db.select().from(beaconKeys).where(eq(beaconKeys.id, 'key')))[0]!.privatePem).toBe('secret');
  expect((await maintenance()).dueAt.getTime() - Date.now()).toBeLessThanOrEqual(day);
});

it('a row received while the clock is ahead neither keeps old rows nor removes younger ones later', async () => {
  await runMaintenance();
  jump(400 * day);
  await receive();
  await runMaintenance();
  jump(-400 * day);
  await runMaintenance();
  expect(await countConsents()).toBe(3);
  await receive(ago(retention + 1));
  await run(0.9);
  expect(await countConsents()).toBe(4);
  await run(0.3);
  // All but the old one.
  expect(await countConsents()).toBe(3);
  await receive(ago(retention + 1));
  await run(1.1);
  expect(await countConsents()).toBe(3);
});

it('a server that was off for weeks deletes old rows after a day of uptime, restarts included', async () => {
  jump(90 * day);
  await runMaintenance();
  expect(await countConsents()).toBe(2);
  await run(0.5);
  restart();
  await runMaintenance();
  await run(0.4);
  expect(await countConsents()).toBe(2);
  await run(0.3);
  expect(await countConsents()).toBe(1);
  expect((await maintenance()).doneAt!.getTime()).toBeGreaterThan(ago(1).getTime());
});

it('rows written after an erasure with a fast clock are retained', async () => {
  await addTombstones(store.db, new Map([[emailTombstone('ada@example.org'), ago(-400)]]));
  const message = { kind: 'contact', content: 'Hello again', email: 'ada@example.org' } as const;
  await store.db.insert(messages).values({ id: 'again', receivedAt: ago(0), ...message });
  await runMaintenance();
  expect(await store.db.$count(messages)).toBe(1);
});
