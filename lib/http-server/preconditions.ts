/**
 * Whether an If-Match header fails: it lists entity tags, and none matches the current one. The comparison is strong,
 * so weak tags never match (RFC 9110 §13.1.1).
 * @param etag the response's entity tag, quotation marks included; null for a response that has none
 */
export function failsIfMatch(header: string | null | undefined, etag: string | null): boolean {
  if (header === null || header === undefined || header.trim() === '*') return false;
  return !header.split(',').some((tag) => tag.trim() === etag);
}
