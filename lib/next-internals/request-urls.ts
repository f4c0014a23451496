/** URLs that Next.js treats differently. Others reach it unchanged. */

/** `_rsc`, which Next.js adds to its requests for page data; without a value, if they have no other header than `RSC`. */
const isDataParam = (param: string): boolean => /^_rsc(?:=|$)/.test(param);

/** Whether a query, without question mark, has that parameter. */
export const hasDataParam = (query: string): boolean => query.split('&').some(isDataParam);

/**
 * Removes that parameter from a query.
 * @returns the query with its question mark; empty if nothing remains
 */
export function stripInternalParams(search: string): string {
  const params = search.slice(1).split('&');
  const query = params.filter((param) => !isDataParam(param)).join('&');
  return query && `?${query}`;
}

/**
 * Removes all but the last of these parameters from a target, the router's own: Next.js adds one to URLs that have one
 * without a value, and redirects requests with two to themselves.
 */
export function keepLastDataParam(target: string): string {
  const [path = '', ...query] = target.split('?');
  const params = query.join('?').split('&');
  const last = params.findLastIndex(isDataParam);
  return last === -1 ? target : `${path}?${params.filter((param, i) => i === last || !isDataParam(param)).join('&')}`;
}

/**
 * Whether a path requests page data by suffix: `/ru/pricing.rsc`. The router uses a header and `_rsc` instead. Next.js
 * strips the suffix only after routing, so such a request would bypass the limits of the page it gets.
 */
export const isPageDataPath = (path: string): boolean => path.endsWith('.rsc') && !path.startsWith('/_next/');

/**
 * Whether a path is for page data of the Next.js pages router: Next.js treats the rest as the page itself, which would
 * bypass the rules and headers for `/_next/`. The site does not use it.
 */
export const isPagesRouterData = (path: string): boolean => /^\/_next\/data(?:\/|$)/.test(path);

/**
 * Whether a target has repeated slashes or backslashes in its path: Next.js normalizes those first, so that they cannot
 * form the URL of another host.
 */
export const isNormalizedByNext = (target: string): boolean => /\\|\/\//.test(target.split('?', 1)[0]!);
