import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { campaignColumns, timestamptz } from '@/lib/api/store/columns';

/** Short links, `/go/{slug}` (docs/short-links.md). */
export const shortLinks = pgTable(
  'short_links',
  {
    id: text('slug').primaryKey(),
    /** The unprefixed path of a page, with its query and fragment, or an absolute URL on another first-party host. */
    target: text('target').notNull(),
    /** The language of the page; null for an absolute URL. */
    locale: text('locale'),
    ...campaignColumns,
    title: text('title').notNull().default(''),
    folder: text('folder').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    updatedBy: text('updated_by').notNull(),
    /** From then on it leads nowhere. */
    expiresAt: timestamptz('expires_at'),
    /** Hidden in lists since then; it still leads to its page. */
    archivedAt: timestamptz('archived_at'),
  },
  (table) => [
    index('short_links_created').on(table.createdAt),
    index('short_links_folder').on(table.folder),
    index('short_links_tags').using('gin', table.tags),
  ],
);

/** Clicks on short links by quarter hour (UTC), without any data about the visitor. */
export const shortLinkClicks = pgTable(
  'short_link_clicks',
  {
    slug: text('slug').notNull(),
    at: timestamptz('at').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.at] })],
);
