import type { PagePath } from '@/lib/i18n/locale-paths';
import type { PathOf } from '@/lib/urls/path-to';

/** Collections with feeds, and their paths. Imported by next.config.ts, so only types may be imported by alias. */

export const feedCollections = ['blog', 'news', 'release'] as const;
export type FeedCollection = (typeof feedCollections)[number];

/** File names of RSS 2.0, Atom (RFC 4287) and JSON Feed 1. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const feedFormats = Object.keys(feedFiles) as FeedFormat[];

/** The unprefixed path of a feed: `/blog/rss.xml`. */
export function feedPath(collection: FeedCollection, format: FeedFormat): PagePath {
  const root: PathOf<FeedCollection> = `/${collection}`;
  return `${root}/${feedFiles[format]}`;
}

/** Whether a collection has feeds. */
export function hasFeed(collection: string): collection is FeedCollection {
  return (feedCollections as readonly string[]).includes(collection);
}

/** Whether an unprefixed path is a feed's. */
export function isFeedPath(path: string): boolean {
  return feedCollections.some((collection) => feedFormats.some((format) => path === feedPath(collection, format)));
}
