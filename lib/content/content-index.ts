import { readFileSync } from 'node:fs';
import type { ArticlePlacement } from '@/lib/content/article-placement';
import { cachedFromFile } from '@/lib/config/data-file';
import { generatedFile } from '@/lib/content/generated-file';
import type { AuthorId } from '@/lib/content/taxonomy';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/urls/route-table';

/** Language-independent metadata of an article; its text is in the Markdown files. */
export type ArticleMetadata = ArticlePlacement & {
  id: string;
  /** Language of the file with this metadata. */
  source: LocaleCode;
  /** Languages in which it is written, including the source. */
  locales: LocaleCode[];
  /** ISO dates: `2026-09-14`. */
  date: string;
  updated?: string;
  /** First day on which it may be shown, if later than its date. */
  publishedSince?: string;
  category?: string;
  tags: string[];
  /** Team that wrote it, for blog and news articles. */
  author?: AuthorId;
  version?: string;
};

/** Published articles of every collection, newest first (documentation and legal pages in their own order). */
export type ContentIndex = Record<CollectionName, ArticleMetadata[]>;

const file = generatedFile('content-index.json');

/**
 * Loads the content index written by `npm run prepare:content`.
 * It is read from disk instead of imported, because an import would bundle it into the middleware.
 */
export const contentIndex: () => ContentIndex = cachedFromFile(
  () => file,
  (path) => JSON.parse(readFileSync(path, 'utf8')) as ContentIndex,
);
