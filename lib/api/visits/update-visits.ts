import { setTimeout as pause } from 'node:timers/promises';
import { inArray, lt, sql } from 'drizzle-orm';
import { quarterHour } from '@/lib/api/report/time-zone';
import { attributeSignUps, findVisit, signInPrefix, type StoredSignIn } from '@/lib/api/visits/attribute-sign-ups';
import { deriveSignInVisit, deriveVisit } from '@/lib/api/visits/derive-visit';
import {
  groupBy,
  groupByVisit,
  mergeEvents,
  readEvents,
  readLandings,
  readMeasurements,
  readStoredVisits,
  unique,
  type Key,
} from '@/lib/api/visits/read-visits';
import { storeErrorGroups } from '@/lib/api/visits/error-groups';
import { countMeasurements } from '@/lib/api/visits/measurements';
import { outdateVitalDays, sumErrors, updateVitalDay } from '@/lib/api/visits/sum-measurements';
import { deleteVisits, writeVisits } from '@/lib/api/visits/write-visits';
import { countColumns, countVisits, quarterHourSql } from '@/lib/api/visits/count-visits';
import { queryRows, toMilliseconds } from '@/lib/api/store/query-rows';
import { quarterHourQueue, quarterHours, signIns, visitQueue, visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/**
 * Keeps the derived tables up to date: `visits`, and the sums by quarter hour. Triggers queue what has changed; the queues are
 * processed in short transactions, between which PGlite serves other queries.
 */

/** Target duration of a transaction in milliseconds, which determines how much of a queue each processes. */
const maxStepDuration = 100;
/** Maximum number of queued visits, or of quarter hours, per transaction. */
const maxStepSize = 2000;

/** An arbitrary advisory lock id: one process at a time updates the tables, so that none overwrites newer rows. */
const updateLock = 7_243_612;

const toTimestamp = (time: number | null) => (time === null ? null : new Date(time).toISOString());

type SignInRow = StoredSignIn & { device: string; isBot: boolean; isInternal: boolean; userAgent: string | null };

/** Assigns the sign-ins of devices to visits, and attributes the sign-ups. */
async function updateSignUps(
  db: Database,
  devices: readonly string[],
  ids: readonly string[],
  expired: number,
): Promise<void> {
  const signInIds = ids.filter((id) => id.startsWith(signInPrefix)).map((id) => id.slice(signInPrefix.length));
  const signInRows = await queryRows<SignInRow>(
    db,
    sql`
      select id, coalesce(device_id, '') as device, ${toMilliseconds(sql`received_at`)} as at, is_bot as "isBot",
        is_own as "isInternal", not is_bot and not is_own as "isCounted", user_agent as "userAgent"
      from ${signIns} where ${inArray(signIns.deviceId, [...devices])} or ${inArray(signIns.id, signInIds)}`,
  );
  const matchesDevicesOrIds = sql`${inArray(visits.deviceId, [...devices])} or ${inArray(visits.visitId, [...ids])}`;
  const before = await readStoredVisits(db, matchesDevicesOrIds);
  const isSignIn = ({ visitId }: { visitId: string }) => visitId.startsWith(signInPrefix);
  const visitsByDevice = groupBy(
    before.filter((visit) => !isSignIn(visit)),
    ({ device }) => device,
  );
  const visitOf = ({ device, at }: { device: string; at: number }) =>
    device === '' ? undefined : findVisit(visitsByDevice.get(device) ?? [], at);
  const unattributedSignIns = signInRows.filter((row) => !visitOf(row) && row.at > expired);
  await writeVisits(
    db,
    unattributedSignIns.map(({ id, device, at, isBot, isInternal, userAgent }) => ({
      device,
      visitId: signInPrefix + id,
      ...deriveSignInVisit(at, isBot, isInternal, userAgent),
    })),
  );
  const unattributedIds = new Set(unattributedSignIns.map(({ id }) => signInPrefix + id));
  await deleteVisits(
    db,
    before.filter((visit) => isSignIn(visit) && !unattributedIds.has(visit.visitId) && visit.began > expired),
  );
  const after = await readStoredVisits(db, matchesDevicesOrIds);
  const signInsByVisit = groupBy(signInRows, (row) => {
    const signInVisitId = signInPrefix + row.id;
    return visitOf(row)?.id ?? after.find(({ visitId }) => visitId === signInVisitId)?.id ?? '';
  });
  // Visits without a device are unrelated.
  const groups = groupBy(after, ({ device, id }) => device || id);
  const signUps = new Map([...groups.values()].flatMap((group) => [...attributeSignUps(group, signInsByVisit)]));
  const outdated = after.filter(({ id, began, signedUpAt }) => began > expired && (signUps.has(id) || signedUpAt));
  if (outdated.length > 0) {
    const values = outdated.map(({ id }) => {
      const { at, lastTouch, firstTouch } = signUps.get(id) ?? { at: null, lastTouch: null, firstTouch: null };
      return { id, at: toTimestamp(at), last: lastTouch, first: firstTouch };
    });
    // Unchanged rows are written as well: the source of the credited visit may have changed.
    await db.execute(sql`
      update ${visits} set signed_up_at = at, last_touch = last, first_touch = first
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as credited(id text, at timestamptz, last text, first text)
      where visits.id = credited.id`);
  }
}

/** Milliseconds for which a visit may last whose last events are recognized as a part of it. */
const longestVisit = 7 * 24 * 60 * 60 * 1000;

/** Finds what is not a new visit but the last events of one that was anonymized, and may still have been going on. */
async function findRests<Visit extends { began: number }>(
  db: Database,
  newVisits: readonly Visit[],
  expired: number,
): Promise<Set<Visit>> {
  const candidates = newVisits.filter(({ began }) => began <= expired + longestVisit);
  if (candidates.length === 0 || expired === 0) return new Set();
  const [last] = await queryRows<{ ended: number }>(
    db,
    sql`select ${toMilliseconds(sql`max(ended)`)} as ended from ${visits}
      where visit_id is null and began >= ${toTimestamp(expired - longestVisit)}::timestamptz`,
  );
  return new Set(candidates.filter(({ began }) => began <= last!.ended));
}

/** Updates some of the queued visits. @returns the number of processed queue rows */
async function updateSomeVisits(db: Database, limit: number): Promise<number> {
  const dequeued = await db
    .delete(visitQueue)
    .where(sql`${visitQueue.id} in (select id from ${visitQueue} order by id limit ${limit})`)
    .returning();
  if (dequeued.length === 0) return 0;
  const ids = unique(dequeued.map(({ visitId }) => visitId));
  const stored = await readStoredVisits(db, inArray(visits.visitId, ids));
  const days = unique([...dequeued.map(({ day }) => day), ...stored.flatMap((row) => row.days)]).filter(
    (day) => day !== null,
  );
  const eventRows = await readEvents(db, ids, days);
  const landingRows = await readLandings(db, ids);
  const measurementRows = await readMeasurements(db, ids, days);
  const [newest] = await queryRows<{ expired: number }>(
    db,
    sql`select coalesce(${toMilliseconds(sql`max(began)`)}, 0) as expired from ${visits} where visit_id is null`,
  );
  const { expired } = newest!;
  const grouped = groupByVisit(eventRows, landingRows, measurementRows).map((group) => {
    const visit = deriveVisit(mergeEvents(group.events), group.landings);
    // Only visitors count in reports.
    const measured = countMeasurements(visit.kind === 'visitor' ? group.measurements : []);
    return { device: group.device, visitId: group.visitId, visit, ...measured };
  });
  const toKnownGroups = await storeErrorGroups(
    db,
    grouped.flatMap(({ groups }) => groups),
  );
  const derived = grouped.map(({ device, visitId, visit, vitals, errors }) => ({
    ...{ device, visitId, vitals, errors: toKnownGroups(errors) },
    ...visit,
  }));
  const keyOf = ({ device, visitId }: Key) => `${device} ${visitId}`;
  // Part of what an old visit consists of may have been deleted.
  const expiredKeys = new Set(stored.filter(({ began }) => began <= expired).map(keyOf));
  const retained = derived.filter((visit) => visit.began > expired && !expiredKeys.has(keyOf(visit)));
  const storedKeys = new Set(stored.map(keyOf));
  const newVisits = retained.filter((visit) => !storedKeys.has(keyOf(visit)));
  const rests = await findRests(db, newVisits, expired);
  await writeVisits(
    db,
    retained.filter((visit) => !rests.has(visit)),
  );
  const current = new Set(derived.map(keyOf));
  await deleteVisits(
    db,
    stored.filter(
      (row) => !current.has(keyOf(row)) && !expiredKeys.has(keyOf(row)) && !row.visitId.startsWith(signInPrefix),
    ),
  );
  const signInDevices = await db
    .select({ device: signIns.deviceId })
    .from(signIns)
    .where(
      inArray(
        signIns.id,
        ids.filter((id) => id.startsWith(signInPrefix)).map((id) => id.slice(signInPrefix.length)),
      ),
    );
  const devices = unique([...derived, ...stored, ...signInDevices].map(({ device }) => device)).filter(
    Boolean,
  ) as string[];
  await updateSignUps(db, devices, ids, expired);
  return dequeued.length;
}

/**
 * Updates the sums of a period that begins with the first queued quarter hour.
 * @param limit the maximum length of the period, in quarter hours
 * @returns the number of processed queue rows
 */
async function updateSomeQuarterHours(db: Database, limit: number): Promise<number> {
  const [first] = await queryRows<{ at: number | null }>(
    db,
    sql`select ${toMilliseconds(sql`min(at)`)} as at from ${quarterHourQueue}`,
  );
  if (!first || first.at === null) return 0;
  const dequeued = await db
    .delete(quarterHourQueue)
    .where(lt(quarterHourQueue.at, new Date(first.at + limit * quarterHour)))
    .returning();
  const starts = sql`${toTimestamp(first.at)}::timestamptz`;
  const ends = sql`${toTimestamp(Math.max(...dequeued.map(({ at }) => at.getTime())) + quarterHour)}::timestamptz`;
  await db.execute(sql`delete from ${quarterHours} where at >= ${starts} and at < ${ends}`);
  await db.execute(sql`
    insert into ${quarterHours} (at, kind, source, ${sql.raw(Object.values(countColumns).join(', '))})
    ${countVisits({ starts, ends }, ['source'], { groupTime: quarterHourSql })}`);
  await sumErrors(db, starts, ends);
  await outdateVitalDays(db, unique(dequeued.map(({ at }) => at.toISOString().slice(0, 10))));
  return dequeued.length;
}

/** Processes some queue rows in a transaction, unless another process does. @returns the number of rows */
const runStep = (db: Database, update: typeof updateSomeVisits, limit: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [lock] = await queryRows<{ isFree: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${updateLock}) as "isFree"`,
    );
    return lock!.isFree ? update(tx, limit) : 0;
  });

/**
 * Processes the queues until they are empty, in steps with pauses.
 * @param timeout milliseconds after which the rest is left for the next call
 */
export async function updateVisits(db: Database, timeout = Infinity): Promise<void> {
  const end = performance.now() + timeout;
  for (const [update, minimum] of [
    [updateSomeVisits, 25],
    [updateSomeQuarterHours, 1],
    [updateVitalDay, 1],
  ] as const) {
    let limit: number = 4 * minimum;
    for (;;) {
      const start = performance.now();
      if (start > end || (await runStep(db, update, limit)) === 0) break;
      const elapsed = performance.now() - start;
      limit = Math.min(maxStepSize, Math.max(minimum, Math.round(elapsed < maxStepDuration ? limit * 2 : limit / 2)));
      await pause(Math.min(elapsed, maxStepDuration));
    }
  }
}
