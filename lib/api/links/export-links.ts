import { desc } from 'drizzle-orm';
import { toUtmFields, type LinkRow } from '@/lib/api/links/link-row';
import { toCondition, type LinkFilter } from '@/lib/api/links/list-links';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import { site } from '@/lib/config/site';
import { formatCsv } from '@/lib/tools/csv';

/** The address of a link as it is shown and printed. */
export const shortLinkAddress = (slug: string): string => `${site.url}/go/${slug}`;

export const linkColumns = [
  ...[
    'slug',
    'address',
    'target',
    'locale',
    'title',
    'folder',
    'tags',
    'source',
    'medium',
    'campaign',
    'term',
    'content',
  ],
  ...['ref', 'inviteCode', 'expiresAt', 'archivedAt', 'createdAt', 'updatedAt'],
] as const;

/** Returns a link as it is exported to JSON, without people's addresses, which not all roles may read; times are ISO 8601. */
export function toExport(link: LinkRow) {
  const time = (date: Date | null) => date?.toISOString() ?? null;
  return {
    slug: link.id,
    address: shortLinkAddress(link.id),
    target: link.target,
    locale: link.locale,
    title: link.title,
    folder: link.folder,
    tags: link.tags,
    ...toUtmFields(link),
    expiresAt: time(link.expiresAt),
    archivedAt: time(link.archivedAt),
    createdAt: time(link.createdAt),
    updatedAt: time(link.updatedAt),
  };
}

/** Exports links, the newest first. */
export async function exportLinks(db: Database, filter: LinkFilter): Promise<ReturnType<typeof toExport>[]> {
  const rows = await db
    .select()
    .from(shortLinks)
    .where(toCondition(filter))
    .orderBy(desc(shortLinks.createdAt), shortLinks.id);
  return rows.map(toExport);
}

/** Formats exported links as CSV, from which they can be imported again. */
export const formatLinksCsv = (links: readonly ReturnType<typeof toExport>[], isExcel: boolean): string =>
  formatCsv(
    linkColumns,
    links.map(({ tags, ...link }) => ({ ...link, tags: tags.join(', ') })),
    isExcel,
  );
