import type { ArticleMetadata } from '@/lib/content/content-index';

type Dates = Pick<ArticleMetadata, 'date'> & Partial<Pick<ArticleMetadata, 'updated' | 'publishedSince'>>;

/**
 * Returns the `Last-Modified` header of a list: the date of its newest entry, so that a build without changes leaves
 * it as it was. Empty if there is no entry, or if the date is in the future, which RFC 9110 §8.8.2.1 forbids.
 */
export function lastModifiedHeader(entries: readonly Dates[], now = new Date()): Record<string, string> {
  const dates = entries.flatMap(({ date, updated, publishedSince }) => [updated ?? date, publishedSince ?? '']);
  const newest = new Date(dates.toSorted().at(-1) ?? '');
  return newest <= now ? { 'Last-Modified': newest.toUTCString() } : {};
}
