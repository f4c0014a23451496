import { and, asc, count, eq } from 'drizzle-orm';
import { savedViews } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Saved queries of reports. */

export type SavedView = typeof savedViews.$inferSelect;

/** Maximum number of views of a page. */
const maxViews = 50;

export const readSavedViews = (db: Database, page: string): Promise<SavedView[]> =>
  db.select().from(savedViews).where(eq(savedViews.page, page)).orderBy(asc(savedViews.name), asc(savedViews.id));

/** Saves a view. @returns false if the page has too many */
export async function addSavedView(
  db: Database,
  view: { name: string; page: string; query: string; createdBy: string },
): Promise<boolean> {
  const [row] = await db.select({ views: count() }).from(savedViews).where(eq(savedViews.page, view.page));
  if (row!.views >= maxViews) return false;
  await db.insert(savedViews).values(view);
  return true;
}

/** Deletes a view. @param author only a view of this person; null for any @returns its name; null if there is none */
export async function deleteSavedView(db: Database, id: string, author: string | null): Promise<string | null> {
  const isOwn = author === null ? undefined : eq(savedViews.createdBy, author);
  const [deleted] = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), isOwn))
    .returning({ name: savedViews.name });
  return deleted?.name ?? null;
}
