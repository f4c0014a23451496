import { and, arrayContains, asc, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { LinkRow } from '@/lib/api/links/link-row';
import { queryRows } from '@/lib/api/store/query-rows';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';

export type LinkFilter = {
  folder?: string | undefined;
  tag?: string | undefined;
  /** Part of the slug, title, target or a campaign field, in any case. */
  search?: string | undefined;
  /** By default, archived links are not listed. */
  archived?: 'none' | 'only' | 'all' | undefined;
};

/** Matches a part of a text in any case; a missing text matches nothing. */
const contains = (column: unknown, part: string): SQL => sql`strpos(lower(${column}), lower(${part})) > 0`;

const archivedConditions = {
  none: isNull(shortLinks.archivedAt),
  only: isNotNull(shortLinks.archivedAt),
  all: undefined,
};

export function toCondition({ folder, tag, search, archived = 'none' }: LinkFilter): SQL | undefined {
  const { id, title, target, utmSource, utmMedium, utmCampaign, utmContent, utmTerm } = shortLinks;
  const texts = [id, title, target, utmSource, utmMedium, utmCampaign, utmContent, utmTerm];
  return and(
    archivedConditions[archived],
    folder === undefined ? undefined : eq(shortLinks.folder, folder),
    tag === undefined ? undefined : arrayContains(shortLinks.tags, [tag]),
    search ? or(...texts.map((column) => contains(column, search))) : undefined,
  );
}

/**
 * Lists links, the newest first.
 * @param page counts from 1
 */
export async function listLinks(
  db: Database,
  filter: LinkFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ links: LinkRow[]; total: number }> {
  const condition = toCondition(filter);
  const links = await db
    .select()
    .from(shortLinks)
    .where(condition)
    .orderBy(desc(shortLinks.createdAt), asc(shortLinks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(shortLinks).where(condition);
  return { links, total: counted!.total };
}

/** Returns the folders and tags of links that are not archived, in alphabetical order, to filter by. */
export async function listFolders(db: Database): Promise<{ folders: string[]; tags: string[] }> {
  const names = (query: SQL) => queryRows<{ name: string }>(db, query).then((rows) => rows.map(({ name }) => name));
  return {
    folders: await names(
      sql`select distinct folder as name from ${shortLinks} where archived_at is null and folder <> '' order by 1`,
    ),
    tags: await names(
      sql`select distinct unnest(tags) as name from ${shortLinks} where archived_at is null order by 1`,
    ),
  };
}
