import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an If-Match header fails: it lists entity tags, and none matches the current one. The comparison is strong,
 * so weak tags never match (RFC 9110 §13.1.1).
 * @param etag the response's entity tag, quotation marks included; null for a response that has none
 */
export function failsIfMatch(header: string | null | undefined, etag: string | null): boolean {
  if (header === null || header === undefined || header.trim() === '*') return false;
  return !header.split(',').some((tag) => tag.trim() === etag);
}

/**
 * Whether a precondition of a request fails for a file. If-Unmodified-Since is ignored next to If-Match, without a valid
 * date, and for files that have no date (RFC 9110 §13.1.4).
 * @param lastModified the file's `Last-Modified` value, if it has one
 */
export function failsPrecondition(
  headers: Pick<IncomingHttpHeaders, 'if-match' | 'if-unmodified-since'>,
  { etag, lastModified = '' }: { etag: string; lastModified?: string | undefined },
): boolean {
  if (headers['if-match'] !== undefined) return failsIfMatch(headers['if-match'], etag);
  // A comparison with an invalid date is false.
  return Date.parse(lastModified) > Date.parse(headers['if-unmodified-since'] ?? '');
}
