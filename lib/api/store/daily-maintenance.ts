import { eq, sql } from 'drizzle-orm';
import { destroyRetiredKeys } from '@/lib/api/beacon/keys';
import { logError } from '@/lib/api/log-failure';
import { checkClock, countSteadyTime, type ClockCheck } from '@/lib/api/store/check-clock';
import { probation } from '@/lib/api/store/clock-trust';
import { deleteErasedStragglers } from '@/lib/api/store/tombstones';
import { dropOldPartitions, createPartitions } from '@/lib/api/store/event-partitions';
import { purge } from '@/lib/api/store/purge';
import { chores } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { logLine } from '@/lib/api/telemetry/log';

/**
 * What has to be done to a store once a day, by one of the instances that share it. When it is due stands in the store,
 * so restarts do not put it off.
 */

/** The row of `chores` that tells of it. */
export const dailyWork = 'daily';
const period = sql`interval '1 day'`;
/** After so long another instance takes over from one that ended in the middle; every part may be done twice. */
const lease = sql`interval '1 hour'`;

/** An erasure is looked after for a little longer than a period. */
const sweptFor = 2 * 24 * 60 * 60 * 1000;

/** Seconds after which, at the earliest, is looked again whether the clock may be believed. */
const nextCheck = 15 * 60;

/**
 * Takes the turn. One that is due further ahead than a period was put there while the clock was wrong. That is compared
 * with `clock_timestamp()`: `now()` is older by the time for which this waited for another who took the turn.
 * @returns false when nothing is due, or another instance is at it
 */
async function takeTurn(db: Database): Promise<boolean> {
  const taken = await db
    .update(chores)
    .set({ dueAt: sql`now() + ${lease}` })
    .where(
      sql`${chores.name} = ${dailyWork}
        and (${chores.dueAt} <= now() or ${chores.dueAt} > clock_timestamp() + ${period})`,
    )
    .returning({ name: chores.name });
  return taken.length > 0;
}

/** What is said, once in each turn, when the clock cannot be believed. */
const nothingDeleted =
  'Nothing is deleted for its age: the time is more than 3 days from when that was last done, or from the newest row. ' +
  'It will be once servers have run 24 hours while the clock kept step; so far, in minutes';

/** Notes that everything was done; or when to look again whether the clock may be believed. */
async function finishTurn(db: Database, { mayDelete, steadySeconds }: ClockCheck): Promise<void> {
  const left = Math.min(probation, probation - steadySeconds + nextCheck);
  await db
    .update(chores)
    .set(
      mayDelete
        ? { dueAt: sql`now() + ${period}`, doneAt: sql`now()` }
        : { dueAt: sql`now() + make_interval(secs => ${left})` },
    )
    .where(eq(chores.name, dailyWork));
}

/**
 * Does the day's work if it is due. A part that fails does not keep the others from being done; it is tried again an hour
 * later. While the clock may be wrong, nothing is deleted for its age (`clock-trust.ts`).
 * @param mayChangeSchema false where days are made and dropped by somebody else
 * @param steady the time for which this process has run, in milliseconds
 * @returns whether it was this instance's turn
 */
export async function runDailyMaintenance(
  db: Database,
  retentionDays: number,
  mayChangeSchema = true,
  steady = performance.now(),
): Promise<boolean> {
  await db
    .insert(chores)
    .values({ name: dailyWork, dueAt: sql`now()` })
    .onConflictDoNothing();
  await countSteadyTime(db, dailyWork, steady);
  if (!(await takeTurn(db))) return false;
  const check = await checkClock(db, dailyWork);
  const { now, mayDelete } = check;
  if (!mayDelete) logLine('warn', `${nothingDeleted}: ${Math.floor(check.steadySeconds / 60)}.`);
  const sweptSince = new Date(now.getTime() - sweptFor);
  const parts: [what: string, isToDo: boolean, work: () => Promise<unknown>][] = [
    ['Days of events cannot be made', mayChangeSchema, () => createPartitions(db, retentionDays, now, mayDelete)],
    [
      'Old days of events cannot be dropped',
      mayChangeSchema && mayDelete,
      () => dropOldPartitions(db, retentionDays, now),
    ],
    ['Old rows cannot be removed', mayDelete, () => purge(db, retentionDays, now)],
    // Not for its age: that a visitor has had it erased is true whatever the time.
    ['Stragglers of what was erased cannot be removed', true, () => deleteErasedStragglers(db, sweptSince)],
    ['Old private keys cannot be destroyed', mayDelete, () => destroyRetiredKeys(db, now)],
  ];
  let isDone = true;
  for (const [what, , work] of parts.filter(([, isToDo]) => isToDo)) {
    try {
      await work();
    } catch (error) {
      logError(what, error);
      isDone = false;
    }
  }
  if (isDone) await finishTurn(db, check);
  return true;
}
