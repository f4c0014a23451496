/**
 * Removes the `_rsc` parameter, which Next.js adds to its requests for page data, from a query.
 * @returns the query with its question mark; empty if nothing remains
 */
export function stripInternalParams(search: string): string {
  const query = search.replace(/([?&])_rsc=[^&]*(&|$)/, (_, before: string, after: string) => (after ? before : ''));
  return query === '?' ? '' : query;
}
