import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { splitLocale } from '@/lib/i18n/paths';
import { isFeedPath } from '@/lib/urls/feed-paths';

/** True for a request that only reads. */
export const isRead = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD';

/** The headers by which Next.js is asked for something else than the page that stands at an address. */
const names = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'x-nextjs-data',
  'x-prerender-revalidate',
] as const;

/** True for a request that Next.js answers with something else than the page's HTML. */
export function isRouterRequest(headers: IncomingHttpHeaders, path: string): boolean {
  return path.endsWith('.rsc') || names.some((name) => headers[name] !== undefined);
}

/** A feed's address, and what names data of a page: `/ru/blog/rss.xml.rsc`. */
const dataOfFile = /^(.+?\.(?:xml|json))\..*rsc$/;

/**
 * True for data of a feed, which has none. Next.js takes what is in front of the ending for the feed and lets it pass, and
 * the whole for the address of an article, which is not there.
 */
export function isFeedDataRequest(path: string): boolean {
  // Without its end the expression would look for one behind each of the endings that a path may hold.
  const file = path.endsWith('rsc') ? dataOfFile.exec(path)?.[1] : undefined;
  return file !== undefined && isFeedPath(splitLocale(file).path);
}
