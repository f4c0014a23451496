import { readFileSync, statSync } from 'node:fs';
import type { AuthorId } from '@/lib/content/authors';
import { generatedFile } from '@/lib/content/generated-file';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/urls/route-table';

/** What does not change with the language of an article; the words are in its Markdown files. */
export type ArticleMetadata = {
  id: string;
  /** The language whose file holds these facts. */
  source: LocaleCode;
  /** The languages it is written in, the source included. */
  locales: LocaleCode[];
  /** ISO dates: `2026-09-14`. */
  date: string;
  updated?: string;
  /** The day from which it may be shown, where that was to be later than its date. */
  shownSince?: string;
  category?: string;
  tags: string[];
  /** The team that wrote it, of articles of blog and news. */
  author?: AuthorId;
  version?: string;
};

/** The published articles of every collection, newest first (documentation and legal pages in their own order). */
export type ContentIndex = Record<CollectionName, ArticleMetadata[]>;

const file = generatedFile('content-index.json');

let loaded: { index: ContentIndex; changed: number } | undefined;

/**
 * The content index that `npm run prepare:content` has written.
 * It is read from disk instead of imported: an import would put all of it into the middleware's code.
 */
export function contentIndex(): ContentIndex {
  if (loaded && process.env.NODE_ENV === 'production') return loaded.index;
  const changed = statSync(file).mtimeMs;
  if (loaded?.changed !== changed) {
    loaded = { index: JSON.parse(readFileSync(file, 'utf8')) as ContentIndex, changed };
  }
  return loaded.index;
}
