import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { isFeedPath } from '@/lib/urls/feed-paths';

/** Whether a request is read-only. */
export const isReadMethod = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD';

/** Headers with which Next.js is asked for something other than the HTML page of a URL. */
const routerHeaders = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'x-nextjs-data',
  'x-prerender-revalidate',
] as const;

/** Whether Next.js responds to a request with something other than the page's HTML. */
export function isRouterRequest(headers: IncomingHttpHeaders, path: string): boolean {
  return path.endsWith('.rsc') || routerHeaders.some((name) => headers[name] !== undefined);
}

/** A feed's path with a suffix for page data: `/ru/blog/rss.xml.rsc`. */
const feedDataPath = /^(.+?\.(?:xml|json))\..*rsc$/;

/**
 * Whether a path is for page data of a feed, which does not exist. Next.js matches the part before the
 * suffix as the feed, but routes the whole path as a nonexistent article.
 */
export function isFeedDataRequest(path: string): boolean {
  // Without this check the expression would backtrack for each extension in the path.
  const file = path.endsWith('rsc') ? feedDataPath.exec(path)?.[1] : undefined;
  return file !== undefined && isFeedPath(splitLocale(file).path);
}
