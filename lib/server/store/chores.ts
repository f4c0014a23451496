import { and, eq, lte, sql } from 'drizzle-orm';
import { destroyRetiredKeys } from '@/lib/server/beacon/keys';
import { logFailure } from '@/lib/server/log-failure';
import { sweepErased } from '@/lib/server/store/erasures';
import { dropOldDays, makeDays } from '@/lib/server/store/event-days';
import { purge } from '@/lib/server/store/purge';
import { chores } from '@/lib/server/store/schema';
import type { Database } from '@/lib/server/store/store';

/**
 * What has to be done to a store once a day, by one of the instances that share it. When it is due stands in the store,
 * so restarts do not put it off.
 */

const name = 'daily';
const period = sql`interval '1 day'`;
/** After so long another instance takes over from one that ended in the middle; every part may be done twice. */
const lease = sql`interval '1 hour'`;

/** An erasure is looked after for a little longer than a period. */
const sweptFor = 2 * 24 * 60 * 60 * 1000;

/** Takes the turn. @returns false when nothing is due, or another instance is at it */
async function takeTurn(db: Database): Promise<boolean> {
  await db
    .insert(chores)
    .values({ name, dueAt: sql`now()` })
    .onConflictDoNothing();
  const taken = await db
    .update(chores)
    .set({ dueAt: sql`now() + ${lease}` })
    .where(and(eq(chores.name, name), lte(chores.dueAt, sql`now()`)))
    .returning({ name: chores.name });
  return taken.length > 0;
}

/**
 * Does the day's work if it is due. A part that fails does not keep the others from being done; it is tried again an hour
 * later.
 * @param mayChangeSchema false where days are made and dropped by somebody else
 * @returns whether it was this instance's turn
 */
export async function doChores(db: Database, retentionDays: number, mayChangeSchema = true): Promise<boolean> {
  if (!(await takeTurn(db))) return false;
  const parts: [what: string, work: () => Promise<unknown>][] = [
    ['Days of events cannot be made', async () => mayChangeSchema && makeDays(db, retentionDays)],
    ['Old days of events cannot be dropped', async () => mayChangeSchema && dropOldDays(db, retentionDays)],
    ['Old rows cannot be removed', () => purge(db, retentionDays)],
    ['Stragglers of what was erased cannot be removed', () => sweepErased(db, new Date(Date.now() - sweptFor))],
    ['Old private keys cannot be destroyed', () => destroyRetiredKeys(db)],
  ];
  let isDone = true;
  for (const [what, work] of parts) {
    try {
      await work();
    } catch (error) {
      logFailure(what, error);
      isDone = false;
    }
  }
  if (isDone) {
    await db
      .update(chores)
      .set({ dueAt: sql`now() + ${period}` })
      .where(eq(chores.name, name));
  }
  return true;
}
