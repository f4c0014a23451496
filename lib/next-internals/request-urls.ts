/** URLs that Next.js treats differently. Others reach it unchanged. */

/**
 * Removes the `_rsc` parameter, which Next.js adds to its requests for page data, from a query.
 * @returns the query with its question mark; empty if nothing remains
 */
export function stripInternalParams(search: string): string {
  const query = search.replace(/([?&])_rsc=[^&]*(&|$)/, (_, before: string, after: string) => (after ? before : ''));
  return query === '?' ? '' : query;
}

/** Whether a query, without question mark, has that parameter. */
export const hasDataParam = (query: string): boolean => /(?:^|&)_rsc=/.test(query);

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
