import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

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
export const isRouterRequest = (headers: IncomingHttpHeaders): boolean =>
  routerHeaders.some((name) => headers[name] !== undefined);

/** Removes those headers: Next.js would redirect endpoints and text files to `?_rsc`, as it does with pages. */
export function removeRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of routerHeaders) delete headers[name];
}

/**
 * Whether a path asks for page data by suffix: `/ru/pricing.rsc`. The router asks by header and `_rsc` instead. Next.js
 * strips the suffix only after routing, so such a request would bypass the limits of the page it gets.
 */
export const isPageDataPath = (path: string): boolean => path.endsWith('.rsc') && !path.startsWith('/_next/');
