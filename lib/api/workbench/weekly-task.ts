import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { sendMail } from '@/lib/api/mail/send-mail';
import { addDays, startOfDay, toLocalTime } from '@/lib/api/report/time-zone';
import { databaseTime } from '@/lib/api/store/check-clock';
import { scheduledTasks } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { users } from '@/lib/api/store/workbench-schema';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { mondayOf, readWeeklySummary, weeklyMail } from '@/lib/api/workbench/weekly-summary';
import { site } from '@/lib/config/site';

/** Sends the weekly summary, by one of the servers that share a store. */

/** The name of its row in `scheduledTasks`. */
export const weeklyTask = 'weekly-summary';

const hour = 60 * 60 * 1000;
/** The hour of Monday at which it is due, in TIME_ZONE. */
const dueHour = 7;
/** Milliseconds until another attempt if no mail was accepted. */
const retryDelay = hour;
/** Milliseconds for which it waits for the derived tables to be up to date. */
const updateTimeout = 10_000;

/** Returns the next time at which a summary is due. */
export function nextDueTime(now: Date, timeZone: string): Date {
  const monday = mondayOf(toLocalTime(now.getTime(), timeZone).day);
  const dueOn = (day: string) => startOfDay(day, timeZone) + dueHour * hour;
  const thisWeek = dueOn(monday);
  return new Date(thisWeek > now.getTime() ? thisWeek : dueOn(addDays(monday, 7)));
}

/** Claims the summary. It is due again in a week before it is sent, so that a crash or a restart sends none twice. */
async function claim(db: Database, now: Date): Promise<boolean> {
  const { name, dueAt } = scheduledTasks;
  const next = nextDueTime(now, site.timeZone);
  await db.insert(scheduledTasks).values({ name: weeklyTask, dueAt: next }).onConflictDoNothing();
  // It was set while the clock was wrong, or for another time zone.
  await db
    .update(scheduledTasks)
    .set({ dueAt: next })
    .where(and(eq(name, weeklyTask), gt(dueAt, next)));
  const [claimed] = await db
    .update(scheduledTasks)
    .set({ dueAt: next })
    .where(and(eq(name, weeklyTask), lte(dueAt, now)))
    .returning({ dueAt });
  return claimed !== undefined;
}

/** Returns those recipients who have an account, by address. */
async function findPeople(db: Database, addresses: readonly string[]) {
  const people = await db
    .select({ email: users.email, name: users.name, locale: users.locale })
    .from(users)
    .where(
      inArray(
        users.email,
        addresses.map((address) => address.toLowerCase()),
      ),
    );
  return new Map(people.map((person) => [person.email, person]));
}

async function sendAll(db: Database, now: Date): Promise<number> {
  await updateVisits(db, updateTimeout);
  const summary = await readWeeklySummary(db, now);
  const people = await findPeople(db, site.weeklyReportTo);
  let sent = 0;
  for (const address of site.weeklyReportTo) {
    const { name = '', locale = 'en' } = people.get(address.toLowerCase()) ?? {};
    if (await sendMail({ ...weeklyMail(summary, locale), to: { name, address } })) sent += 1;
  }
  return sent;
}

/**
 * Sends the summary of the last week to WEEKLY_REPORT_TO, if it is due: on Monday, or later if no server ran then. If
 * the mail server accepts none of the mails, it is tried again after an hour.
 * @returns the number of mails that were accepted; null if it is not due
 */
export async function sendDueWeeklySummary(db: Database, now?: Date): Promise<number | null> {
  const time = now ?? (await databaseTime(db));
  if (!(await claim(db, time))) return null;
  let sent = 0;
  try {
    sent = await sendAll(db, time);
    return sent;
  } finally {
    const result = sent > 0 ? { doneAt: time } : { dueAt: new Date(time.getTime() + retryDelay) };
    await db.update(scheduledTasks).set(result).where(eq(scheduledTasks.name, weeklyTask));
  }
}
