import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { dayNotes } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Notes on days of reports. */

export type DayNote = typeof dayNotes.$inferSelect;

/** Returns the notes on days from one to another, both included: `2026-11-30`. */
export const readDayNotes = (db: Database, first: string, last: string): Promise<DayNote[]> =>
  db
    .select()
    .from(dayNotes)
    .where(and(gte(dayNotes.day, first), lte(dayNotes.day, last)))
    .orderBy(asc(dayNotes.day), asc(dayNotes.createdAt), asc(dayNotes.id));

export async function addDayNote(db: Database, note: { day: string; text: string; createdBy: string }): Promise<void> {
  await db.insert(dayNotes).values(note);
}

/** Deletes a note. @param author only a note of this person; null for any @returns its day; null if there is none */
export async function deleteDayNote(db: Database, id: string, author: string | null): Promise<string | null> {
  const isOwn = author === null ? undefined : eq(dayNotes.createdBy, author);
  const [deleted] = await db
    .delete(dayNotes)
    .where(and(eq(dayNotes.id, id), isOwn))
    .returning({ day: dayNotes.day });
  return deleted?.day ?? null;
}
