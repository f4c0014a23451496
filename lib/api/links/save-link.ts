import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { prepareLink, type LinkCheck, type LinkInput, type LinkIssue } from '@/lib/api/links/link-input';
import { toUtmFields, type LinkRow } from '@/lib/api/links/link-row';
import { refreshShortLinks } from '@/lib/api/links/serve-links';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';

/** Creates, changes and archives short links. */

/** Who changes links, and the rules by which targets are checked. */
export type LinkEditing = { by: string; context: RoutingContext };

export type SavedLink = { link: LinkRow; check: LinkCheck };

/** Thrown if a link cannot be saved; nothing is. */
export class LinkInputError extends Error {
  override name = 'LinkInputError';
  constructor(readonly issues: readonly LinkIssue[]) {
    super(issues.map(({ field, reason }) => `${field} ${reason}`).join('; '));
  }
}

const slugCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns eight random characters, which cannot be found by trying. */
export const randomSlug = (): string =>
  Array.from({ length: 8 }, () => slugCharacters[randomInt(slugCharacters.length)]).join('');

/** Attempts to find a random slug that is free. */
const maxAttempts = 5;

export const takenSlug: LinkIssue = { field: 'slug', reason: 'taken' };

/** Creates a link. @throws LinkInputError */
export async function createLink(db: Database, input: LinkInput, { by, context }: LinkEditing): Promise<SavedLink> {
  const prepared = prepareLink(input, context);
  if (prepared.issues) throw new LinkInputError(prepared.issues);
  const { slug, row, check } = prepared;
  for (let attempt = 0; attempt < (slug ? 1 : maxAttempts); attempt += 1) {
    const [link] = await db
      .insert(shortLinks)
      .values({ ...row, id: slug ?? randomSlug(), createdBy: by, updatedBy: by })
      .onConflictDoNothing()
      .returning();
    if (!link) continue;
    await refreshShortLinks();
    return { link, check };
  }
  throw new LinkInputError([takenSlug]);
}

/** Returns a link in the form in which it is entered. */
export const toInput = (link: LinkRow): LinkInput => ({
  target: link.target,
  ...(link.locale === null ? {} : { locale: link.locale as LinkInput['locale'] }),
  title: link.title,
  folder: link.folder,
  tags: link.tags,
  expiresAt: link.expiresAt?.toISOString() ?? null,
  ...toUtmFields(link),
});

export async function findLink(db: Database, slug: string): Promise<LinkRow | undefined> {
  const [link] = await db.select().from(shortLinks).where(eq(shortLinks.id, slug.toLowerCase()));
  return link;
}

async function update(
  db: Database,
  slug: string,
  values: Partial<typeof shortLinks.$inferInsert>,
): Promise<LinkRow | null> {
  const [link] = await db
    .update(shortLinks)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(shortLinks.id, slug.toLowerCase()))
    .returning();
  await refreshShortLinks();
  return link ?? null;
}

/**
 * Changes fields of a link; those that `change` does not name keep their values. Its slug cannot be changed, because it
 * may be printed.
 * @returns null if there is no such link
 * @throws LinkInputError
 */
export async function changeLink(
  db: Database,
  slug: string,
  change: Partial<Omit<LinkInput, 'slug'>>,
  { by, context }: LinkEditing,
): Promise<SavedLink | null> {
  const current = await findLink(db, slug);
  if (!current) return null;
  const prepared = prepareLink({ ...toInput(current), ...change }, context);
  if (prepared.issues) throw new LinkInputError(prepared.issues);
  const link = await update(db, slug, { ...prepared.row, updatedBy: by });
  return link && { link, check: prepared.check };
}

/** Hides a link in lists, or shows it again; it keeps leading to its page. @returns null if there is no such link */
export function archiveLink(db: Database, slug: string, isArchived: boolean, by: string): Promise<LinkRow | null> {
  return update(db, slug, { archivedAt: isArchived ? new Date() : null, updatedBy: by });
}
