import type { IncomingHttpHeaders } from 'node:http';

/** Headers of requests that Next.js responds to differently. Others reach it unchanged. */

/** Header with which the router requests a page's Flight data instead of HTML. */
export const rscHeader = 'rsc';

/** Headers on which Flight data depends; Next.js lists them in `Vary`. */
export const flightHeaders: readonly string[] = [
  rscHeader,
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** All headers that the router sends to request a page's Flight data. */
export const routerHeaders: readonly string[] = [...flightHeaders, 'next-url'];

/** Names of headers that only the servers, proxies and unused features of Next.js send. */
const internalHeader = /^(?:next|x-(?:action|invocation|matched|middleware|next|nextjs|now|prerender))-/;

/** Headers from which Next.js reads the nonce of scripts. */
const nonceHeaders = ['content-security-policy', 'content-security-policy-report-only'];

/** Cookies of the preview mode, which the site does not use: Next.js responds to invalid ones with a Set-Cookie. */
const previewCookies = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/;

/** Whether the router requests Flight data instead of HTML. Next.js ignores all other values. */
export const isRouterRequest = (headers: IncomingHttpHeaders): boolean => headers[rscHeader] === '1';

/**
 * Removes headers and cookies that would make Next.js respond differently at the same URL, so that a response depends
 * only on its URL and `Vary`, and prepared files cannot be bypassed. The router's headers are kept in the router's own
 * requests.
 * @param headers modified in place
 */
export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  if (!isRouterRequest(headers)) removeRouterHeaders(headers);
  for (const name of Object.keys(headers)) {
    if (internalHeader.test(name) && !routerHeaders.includes(name)) delete headers[name];
  }
  for (const name of nonceHeaders) delete headers[name];
  if (headers.cookie?.includes('__')) {
    headers.cookie = headers.cookie
      .split(';')
      .filter((cookie) => !previewCookies.test(cookie))
      .join(';');
  }
}

/** Removes the router's headers: Next.js would redirect endpoints and text files to `?_rsc`, as it does with pages. */
export function removeRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of routerHeaders) delete headers[name];
}
