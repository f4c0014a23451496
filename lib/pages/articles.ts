import 'server-only';
import { LRUCache } from 'lru-cache';
import { findArticle, shownArticles, shownLocale, type ListFilter } from '@/lib/content/article-lists';
import { insertBrand } from '@/lib/content/brand';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { articleLink } from '@/lib/pages/article-link';
import { loadArticle } from '@/lib/content/load-article';
import { renderMarkdown } from '@/lib/content/markdown';
import { outlineOf } from '@/lib/content/section-ids';
import { readingMinutes } from '@/lib/content/reading-time';
import type { Heading } from '@/lib/content/rehype-headings';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { articlePath } from '@/lib/urls/article-path';
import type { CollectionName } from '@/lib/urls/route-table';

/** An article as shown in a list. */
export type ArticleSummary = ArticleMetadata & {
  path: PagePath;
  /** The language of its text: the reader's, or English if it is not translated. */
  locale: LocaleCode;
  title: string;
  description: string;
  /** Reading time in minutes. */
  minutes: number;
};

export type Article = ArticleSummary & { html: string; headings: readonly Heading[] };

async function loadArticleFile(collection: CollectionName, locale: LocaleCode, id: string) {
  const article = await loadArticle(collection, locale, id);
  return { ...article, minutes: readingMinutes(article.body, locale) };
}

/** Maximum number of cached files, a few kilobytes each: as many as a build reads repeatedly for one collection. */
const maxCachedFiles = 1500;

const cache = new LRUCache<string, ReturnType<typeof loadArticleFile>>({ max: maxCachedFiles });

/** Reads a file once; in development on every call, because it may have changed. */
function readArticleFile(collection: CollectionName, locale: LocaleCode, id: string) {
  if (process.env.NODE_ENV !== 'production') return loadArticleFile(collection, locale, id);
  const key = `${collection}/${locale}/${id}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const loading = loadArticleFile(collection, locale, id);
  cache.set(key, loading);
  // A failed read may succeed the next time, so failures are not cached.
  loading.catch(() => cache.delete(key));
  return loading;
}

/** Builds the list entry of an article of the index, in the reader's language or in English. */
export async function summarizeArticle(
  collection: CollectionName,
  metadata: ArticleMetadata,
  reader: LocaleCode,
): Promise<ArticleSummary> {
  const locale = shownLocale(metadata.locales, reader);
  const { title, description, minutes } = await readArticleFile(collection, locale, metadata.id);
  return { ...metadata, path: articlePath(collection, metadata.id), locale, title, description, minutes };
}

/**
 * The articles of a collection that are shown in a locale, in the collection's order.
 * @param range slice of the list; only the files of these articles are read
 * @param isTranslatedFirst whether articles in the reader's language come before the others
 */
export async function listArticles(
  collection: CollectionName,
  locale: LocaleCode,
  filter: ListFilter = {},
  range: { from: number; to: number } = { from: 0, to: Infinity },
  isTranslatedFirst = false,
): Promise<ArticleSummary[]> {
  const all = shownArticles(contentIndex(), collection, locale, filter);
  const isTranslated = ({ locales }: ArticleMetadata) => locales.includes(locale);
  const ordered = isTranslatedFirst
    ? [...all.filter(isTranslated), ...all.filter((article) => !isTranslated(article))]
    : all;
  const pageItems = ordered.slice(range.from, range.to);
  const summaries: ArticleSummary[] = [];
  // Sequential, because a process may hold only a limited number of open files.
  for (const metadata of pageItems) summaries.push(await summarizeArticle(collection, metadata, locale));
  return summaries;
}

function getMetadata(collection: CollectionName, id: string): ArticleMetadata {
  const metadata = findArticle(contentIndex(), collection, id);
  if (!metadata) throw new Error(`Article ${collection}/${id} does not exist.`);
  return metadata;
}

/** The list entry of an article. @throws Error if it does not exist */
export function getSummary(collection: CollectionName, id: string, reader: LocaleCode): Promise<ArticleSummary> {
  return summarizeArticle(collection, getMetadata(collection, id), reader);
}

/** The title of an article, in the reader's language or in English. @throws Error if it does not exist */
export async function getArticleTitle(collection: CollectionName, id: string, reader: LocaleCode): Promise<string> {
  return (await getSummary(collection, id, reader)).title;
}

/**
 * One article with its text as HTML, in the reader's language or in English.
 * @param link resolves the links in it
 * @throws Error if it does not exist
 */
export async function getArticle(
  collection: CollectionName,
  id: string,
  reader: LocaleCode,
  link: typeof articleLink = articleLink,
): Promise<Article> {
  const metadata = getMetadata(collection, id);
  const summary = await summarizeArticle(collection, metadata, reader);
  const { body, bodyLine, file } = await readArticleFile(collection, summary.locale, id);
  const links = { file, firstLine: bodyLine, resolve: (target: string) => link(reader, target) };
  const outline =
    summary.locale === metadata.source
      ? undefined
      : outlineOf(insertBrand((await readArticleFile(collection, metadata.source, id)).body));
  const { html, headings } = await renderMarkdown(insertBrand(body), links, summary.locale, outline);
  return { ...summary, html, headings };
}

/** Title, description and Markdown body, in the reader's language or in English. @throws Error if it does not exist */
export async function getArticleText(collection: CollectionName, id: string, reader: LocaleCode) {
  const metadata = getMetadata(collection, id);
  const contentLocale = shownLocale(metadata.locales, reader);
  const { title, description, body } = await readArticleFile(collection, contentLocale, id);
  return { title, description, body: insertBrand(body), contentLocale };
}
