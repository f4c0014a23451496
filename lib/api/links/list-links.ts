import { and, arrayContains, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { LinkRow } from '@/lib/api/links/link-row';
import { queryRows } from '@/lib/api/store/query-rows';
import { shortLinkClicks, shortLinks } from '@/lib/api/store/short-links-schema';
import { containsText } from '@/lib/api/store/contains-text';
import type { Database } from '@/lib/api/store/store';

export const linkStates = ['active', 'expired', 'archived', 'all'] as const;
export type LinkState = (typeof linkStates)[number];

export type LinkFilter = {
  folder?: string | undefined;
  tag?: string | undefined;
  /** Part of the slug, title, target or a campaign field, in any case. */
  search?: string | undefined;
  /** By default, all links that are not archived. */
  state?: LinkState | undefined;
};

/** The newest first, or those with the most clicks in a period; `until` is exclusive. */
export type LinkOrder = { by: 'newest' } | { by: 'clicks'; since: Date; until: Date };

const isListed = isNull(shortLinks.archivedAt);
const stateConditions: Record<LinkState, SQL | undefined> = {
  active: and(isListed, or(isNull(shortLinks.expiresAt), gt(shortLinks.expiresAt, sql`now()`))),
  expired: and(isListed, lte(shortLinks.expiresAt, sql`now()`)),
  archived: isNotNull(shortLinks.archivedAt),
  all: undefined,
};

export function toCondition({ folder, tag, search, state }: LinkFilter): SQL | undefined {
  const { id, title, target, utmSource, utmMedium, utmCampaign, utmContent, utmTerm } = shortLinks;
  const texts = [id, title, target, utmSource, utmMedium, utmCampaign, utmContent, utmTerm];
  return and(
    state ? stateConditions[state] : isListed,
    folder === undefined ? undefined : eq(shortLinks.folder, folder),
    tag === undefined ? undefined : arrayContains(shortLinks.tags, [tag]),
    search ? or(...texts.map((column) => containsText(column, search))) : undefined,
  );
}

function toOrder(order: LinkOrder): SQL[] {
  const newest = [desc(shortLinks.createdAt), asc(shortLinks.id)];
  if (order.by === 'newest') return newest;
  const [since, until] = [order.since, order.until].map((time) => time.toISOString());
  const clicks = sql`(select sum(clicked.clicks) from ${shortLinkClicks} as clicked where clicked.slug = ${shortLinks.id}
    and clicked.at >= ${since}::timestamptz and clicked.at < ${until}::timestamptz)`;
  return [sql`${clicks} desc nulls last`, ...newest];
}

/**
 * Lists links.
 * @param page counts from 1
 */
export async function listLinks(
  db: Database,
  filter: LinkFilter,
  { page, pageSize, order = { by: 'newest' } }: { page: number; pageSize: number; order?: LinkOrder },
): Promise<{ links: LinkRow[]; total: number }> {
  const condition = toCondition(filter);
  const links = await db
    .select()
    .from(shortLinks)
    .where(condition)
    .orderBy(...toOrder(order))
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
