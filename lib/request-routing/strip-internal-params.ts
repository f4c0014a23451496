/**
 * A query as the visitor sent it, with its question mark; empty without one. Next.js adds `_rsc` to its own requests
 * for page data, which is no part of an address.
 */
export function stripInternalParams(search: string): string {
  const query = search.replace(/([?&])_rsc=[^&]*(&|$)/, (_, before: string, after: string) => (after ? before : ''));
  return query === '?' ? '' : query;
}
