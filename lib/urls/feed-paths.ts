import type { PagePath } from '@/lib/i18n/paths';
import type { PathOf } from '@/lib/urls/path-to';

/** The collections with feeds, and the addresses of those. next.config.ts reads this, so nothing is imported by alias but types. */

export const feedCollections = ['blog', 'news', 'release'] as const;
export type FeedCollection = (typeof feedCollections)[number];

/** RSS 2.0, Atom (RFC 4287) and JSON Feed 1, and what their files are called. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const feedFormats = Object.keys(feedFiles) as FeedFormat[];

/** The path of a feed, without a language: `/blog/rss.xml`. */
export function feedPath(collection: FeedCollection, format: FeedFormat): PagePath {
  const root: PathOf<FeedCollection> = `/${collection}`;
  return `${root}/${feedFiles[format]}`;
}

/** True for collections that have feeds. */
export function hasFeed(collection: string): collection is FeedCollection {
  return (feedCollections as readonly string[]).includes(collection);
}

/** True for the address of a feed without a language. */
export function isFeedPath(path: string): boolean {
  return feedCollections.some((collection) => feedFormats.some((format) => path === feedPath(collection, format)));
}
