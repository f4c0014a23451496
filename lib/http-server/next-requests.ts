import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Whether a request is read-only. */
export const isReadMethod = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD';

/** Headers that the Next.js router sends to request a page's Flight data. */
const routerHeaders: readonly string[] = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Names of headers that Next.js reads, but that only its own servers, proxies and unused features send. */
const internalHeader = /^(?:next|x-(?:action|invocation|matched|middleware|next|nextjs|now|prerender))-/;

/** Whether the Next.js router requests Flight data instead of HTML. Next.js takes no other value for one. */
export const isRouterRequest = (headers: IncomingHttpHeaders): boolean => headers.rsc === '1';

/**
 * Removes headers that would make Next.js respond differently at a URL: without them a response is what its URL and
 * `Vary` say, and prepared files cannot be bypassed. Those of the router are kept in its own requests.
 * @param headers modified in place
 */
export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  if (!isRouterRequest(headers)) removeRouterHeaders(headers);
  for (const name of Object.keys(headers)) {
    if (internalHeader.test(name) && !routerHeaders.includes(name)) delete headers[name];
  }
}

/** Removes the router's headers: Next.js would redirect endpoints and text files to `?_rsc`, as it does with pages. */
export function removeRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of routerHeaders) delete headers[name];
}

/**
 * Whether a path asks for page data by suffix: `/ru/pricing.rsc`. The router asks by header and `_rsc` instead. Next.js
 * strips the suffix only after routing, so such a request would bypass the limits of the page it gets.
 */
export const isPageDataPath = (path: string): boolean => path.endsWith('.rsc') && !path.startsWith('/_next/');
