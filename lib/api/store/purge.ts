import { lt, sql, type SQL } from 'drizzle-orm';
import { events, signIns, visits } from '@/lib/api/store/schema';
import { tablesWithRetention } from '@/lib/api/store/table-groups';
import type { Database } from '@/lib/api/store/store';
import { attributionWindow, signInPrefix } from '@/lib/api/visits/attribute-sign-ups';
import { auditLog, authRateLimits, failedSignIns, sessions, verifications } from '@/lib/api/store/workbench-schema';

/** Rows deleted per statement, so that other queries can run in between. */
const batchSize = 5000;

/** Returns the number of affected rows; PGlite and node-postgres use different fields. */
function affectedCount(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return affectedRows ?? rowCount ?? 0;
}

/** Deletes rows of a table in batches. */
async function deleteWhere(db: Database, table: SQL, isOld: SQL): Promise<number> {
  for (let deletedCount = 0; ;) {
    const result = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${batchSize}))`);
    deletedCount += affectedCount(result);
    if (affectedCount(result) < batchSize) return deletedCount;
  }
}

/**
 * Deletes rows older than a number of days. Events with a daily partition are dropped with it (`event-partitions.ts`).
 * @param now the same for all batches, because the clock may jump in between
 * @returns the number of deleted rows
 */
export async function purge(db: Database, days: number, now = new Date()): Promise<number> {
  const isOld = sql`received_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  let deletedCount = 0;
  for (const table of tablesWithRetention) {
    deletedCount += await deleteWhere(db, table === events ? sql`events_rest` : sql`${table}`, isOld);
  }
  return deletedCount;
}

/** Days for which the workbench's log is kept: each task of the year is in it at least once. */
const logDays = 400;

/**
 * Deletes what is over in the workbench: sessions, one-time links and challenges that have expired, counts of a day ago
 * that limit attempts to sign in, and old entries of the log.
 */
export async function purgeWorkbench(db: Database, now = new Date()): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(authRateLimits).where(lt(authRateLimits.lastRequest, ago(1).getTime()));
  await db.delete(failedSignIns).where(lt(failedSignIns.at, ago(1)));
  await db.delete(auditLog).where(lt(auditLog.at, ago(logDays)));
}

/**
 * Anonymizes visits that began before a time by removing device and visit IDs, because their events and landings are
 * about to expire. Their sign-ins are deleted in the same statement: without the visit they would become sign-ups of
 * visits of their own.
 */
export async function anonymizeVisits(db: Database, before: Date): Promise<void> {
  for (;;) {
    const result = await db.execute(sql`
      with expired as (
        select id, visit_id, device_id, began from ${visits}
        where visit_id is not null and began < ${before.toISOString()} limit ${batchSize}
      ), counted as (
        delete from ${signIns} using expired where ${signInPrefix}::text || sign_ins.id = expired.visit_id
          or (sign_ins.device_id = expired.device_id and expired.visit_id not like ${`${signInPrefix}%`}
            and sign_ins.received_at between expired.began and expired.began + ${`${attributionWindow} ms`}::interval
            and not exists (select 1 from ${visits} later where later.device_id = expired.device_id
              and later.began > expired.began and later.began <= sign_ins.received_at
              and later.visit_id not like ${`${signInPrefix}%`}))
      )
      update ${visits} set device_id = null, visit_id = null from expired where visits.id = expired.id`);
    if (affectedCount(result) < batchSize) return;
  }
}
