import { eq, sql } from 'drizzle-orm';
import { destroyRetiredKeys } from '@/lib/api/beacon/keys';
import { logError } from '@/lib/api/log-failure';
import { checkClock, recordMonotonicTime, type ClockCheck } from '@/lib/api/store/check-clock';
import { requiredStableUptime } from '@/lib/api/store/clock-trust';
import { deleteLateErasedRows } from '@/lib/api/store/tombstones';
import { createPartitions, dropOldPartitions, firstRetainedDay } from '@/lib/api/store/event-partitions';
import { anonymizeVisits, purge, purgeWorkbench } from '@/lib/api/store/purge';
import { scheduledTasks } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { logLine } from '@/lib/api/telemetry/log';
import { deleteEmptyErrorGroups } from '@/lib/api/visits/error-groups';

/**
 * Daily maintenance of a store by one of the instances that share it. The due time is stored, so restarts do not delay
 * it.
 */

/** The name of its row in `scheduledTasks`. */
export const dailyTask = 'daily';
const period = sql`interval '1 day'`;
/** Time after which another instance takes over from one that exited early; all parts are idempotent. */
const lease = sql`interval '1 hour'`;

const dayLength = 24 * 60 * 60 * 1000;

/** Age in milliseconds up to which erasures are swept for late rows; longer than a period. */
const sweepPeriod = 2 * dayLength;

/** Minimum number of seconds before the clock is checked again. */
const recheckMargin = 15 * 60;

/**
 * Claims the maintenance run. A due time more than a period ahead was set while the clock was wrong; it is compared
 * with `clock_timestamp()`, because `now()` is older by the time spent waiting for another instance.
 * @returns false if nothing is due or another instance runs it
 */
async function claimRun(db: Database): Promise<boolean> {
  const claimed = await db
    .update(scheduledTasks)
    .set({ dueAt: sql`now() + ${lease}` })
    .where(
      sql`${scheduledTasks.name} = ${dailyTask}
        and (${scheduledTasks.dueAt} <= now() or ${scheduledTasks.dueAt} > clock_timestamp() + ${period})`,
    )
    .returning({ name: scheduledTasks.name });
  return claimed.length > 0;
}

/** Logged once per run if the clock is not trusted. */
const untrustedClock =
  'Expired rows are not deleted: the clock differs by more than 3 days from the last deletion or from the newest row. ' +
  'Deletion resumes after servers have run for 24 hours without a clock jump; minutes so far';

/** Schedules the next run: in a day, or when the clock can be trusted again. */
async function scheduleNext(db: Database, { mayDelete, stableUptime }: ClockCheck): Promise<void> {
  const delay = Math.min(requiredStableUptime, requiredStableUptime - stableUptime + recheckMargin);
  await db
    .update(scheduledTasks)
    .set(
      mayDelete
        ? { dueAt: sql`now() + ${period}`, doneAt: sql`now()` }
        : { dueAt: sql`now() + make_interval(secs => ${delay})` },
    )
    .where(eq(scheduledTasks.name, dailyTask));
}

/**
 * Runs daily maintenance if it is due. A failed part does not stop the others and is retried an hour later. Expired
 * rows are not deleted while the clock may be wrong (`clock-trust.ts`).
 * @param mayChangeSchema false if partitions are created and dropped outside this program
 * @param monotonic the monotonic clock of this process, in milliseconds
 * @returns whether this instance ran it
 */
export async function runDailyMaintenance(
  db: Database,
  retentionDays: number,
  mayChangeSchema = true,
  monotonic = performance.now(),
): Promise<boolean> {
  await db
    .insert(scheduledTasks)
    .values({ name: dailyTask, dueAt: sql`now()` })
    .onConflictDoNothing();
  await recordMonotonicTime(db, dailyTask, monotonic);
  if (!(await claimRun(db))) return false;
  const check = await checkClock(db, dailyTask);
  const { now, mayDelete } = check;
  if (!mayDelete) logLine('warn', `${untrustedClock}: ${Math.floor(check.stableUptime / 60)}.`);
  const sweptSince = new Date(now.getTime() - sweepPeriod);
  const tasks: [description: string, isEnabled: boolean, run: () => Promise<unknown>][] = [
    ['Event partitions cannot be created', mayChangeSchema, () => createPartitions(db, retentionDays, now, mayDelete)],
    // Visits are anonymized before their landings and events expire, a day early, because landings expire by the hour.
    [
      'Device ids of old visits cannot be removed',
      mayDelete,
      () => anonymizeVisits(db, new Date(Date.parse(firstRetainedDay(now, retentionDays)) + dayLength)),
    ],
    [
      'Old event partitions cannot be dropped',
      mayChangeSchema && mayDelete,
      () => dropOldPartitions(db, retentionDays, now),
    ],
    ['Old rows cannot be deleted', mayDelete, () => purge(db, retentionDays, now)],
    ['Expired rows of the workbench cannot be deleted', mayDelete, () => purgeWorkbench(db, now)],
    ['Groups of errors cannot be deleted', mayDelete, () => deleteEmptyErrorGroups(db)],
    // Does not depend on the clock: an erasure applies at any time.
    ['Late rows of erased data subjects cannot be deleted', true, () => deleteLateErasedRows(db, sweptSince)],
    ['Old private keys cannot be deleted', mayDelete, () => destroyRetiredKeys(db, now)],
  ];
  let isDone = true;
  for (const [description, , run] of tasks.filter(([, isEnabled]) => isEnabled)) {
    try {
      await run();
    } catch (error) {
      logError(description, error);
      isDone = false;
    }
  }
  if (isDone) await scheduleNext(db, check);
  return true;
}
