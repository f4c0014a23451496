import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

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
export function asksForMoreThanHtml(headers: IncomingHttpHeaders, path: string): boolean {
  return path.endsWith('.rsc') || names.some((name) => headers[name] !== undefined);
}
