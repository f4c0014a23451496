import 'server-only';
import { LRUCache } from 'lru-cache';
import { findArticle, shownArticles, shownLocale, type ListFilter } from '@/lib/content/article-lists';
import { insertBrand } from '@/lib/content/brand';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { articleLink } from '@/lib/pages/article-link';
import { loadArticle } from '@/lib/content/load-article';
import { renderMarkdown } from '@/lib/content/markdown';
import { readingMinutes } from '@/lib/content/reading-time';
import type { Heading } from '@/lib/content/rehype-headings';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { articlePath } from '@/lib/urls/article-path';
import type { CollectionName } from '@/lib/urls/route-table';

/** An article as a list shows it. */
export type ArticleSummary = ArticleMetadata & {
  path: PagePath;
  /** The language its words are in: the reader's, or English where it is not translated. */
  locale: LocaleCode;
  title: string;
  description: string;
  /** How long it takes to read. */
  minutes: number;
};

export type Article = ArticleSummary & { html: string; headings: readonly Heading[] };

async function loadArticleFile(collection: CollectionName, locale: LocaleCode, id: string) {
  const article = await loadArticle(collection, locale, id);
  return { ...article, minutes: readingMinutes(article.body, locale) };
}

/** Files that are kept in memory, of some kilobytes each: as many as a build reads of one collection, again and again. */
const mostLoaded = 1500;

const loaded = new LRUCache<string, ReturnType<typeof loadArticleFile>>({ max: mostLoaded });

/** Reads a file once; in development again and again, because it may have changed. */
function readArticleFile(collection: CollectionName, locale: LocaleCode, id: string) {
  if (process.env.NODE_ENV !== 'production') return loadArticleFile(collection, locale, id);
  const key = `${collection}/${locale}/${id}`;
  const known = loaded.get(key);
  if (known) return known;
  const reading = loadArticleFile(collection, locale, id);
  loaded.set(key, reading);
  // A read that failed once may succeed the next time.
  reading.catch(() => loaded.delete(key));
  return reading;
}

/** What a list shows of an article of the index, in the reader's language or in English. */
export async function summarise(
  collection: CollectionName,
  facts: ArticleMetadata,
  reader: LocaleCode,
): Promise<ArticleSummary> {
  const locale = shownLocale(facts.locales, reader);
  const { title, description, minutes } = await readArticleFile(collection, locale, facts.id);
  return { ...facts, path: articlePath(collection, facts.id), locale, title, description, minutes };
}

/**
 * The articles of a collection that a reader of the locale is shown, in the collection's order.
 * @param range which of them, when not all: only their files are read
 * @param isOwnFirst true where those in the reader's language come before the others
 */
export async function listArticles(
  collection: CollectionName,
  locale: LocaleCode,
  filter: ListFilter = {},
  range: { from: number; to: number } = { from: 0, to: Infinity },
  isOwnFirst = false,
): Promise<ArticleSummary[]> {
  const all = shownArticles(contentIndex(), collection, locale, filter);
  const isOwn = ({ locales }: ArticleMetadata) => locales.includes(locale);
  const ordered = isOwnFirst ? [...all.filter(isOwn), ...all.filter((article) => !isOwn(article))] : all;
  const shown = ordered.slice(range.from, range.to);
  const summaries: ArticleSummary[] = [];
  // One file after the other: a process may open only so many at once.
  for (const facts of shown) summaries.push(await summarise(collection, facts, locale));
  return summaries;
}

function factsOf(collection: CollectionName, id: string): ArticleMetadata {
  const facts = findArticle(contentIndex(), collection, id);
  if (!facts) throw new Error(`There is no article ${collection}/${id}.`);
  return facts;
}

/** What a list shows of an article. @throws Error when there is none */
export function getSummary(collection: CollectionName, id: string, reader: LocaleCode): Promise<ArticleSummary> {
  return summarise(collection, factsOf(collection, id), reader);
}

/** The title of an article, in the reader's language or in English. @throws Error when there is none */
export async function getArticleTitle(collection: CollectionName, id: string, reader: LocaleCode): Promise<string> {
  return (await getSummary(collection, id, reader)).title;
}

/**
 * One article with its text as HTML, in the reader's language or in English.
 * @param link where the links in it lead
 * @throws Error when there is none
 */
export async function getArticle(
  collection: CollectionName,
  id: string,
  reader: LocaleCode,
  link: typeof articleLink = articleLink,
): Promise<Article> {
  const facts = factsOf(collection, id);
  const summary = await summarise(collection, facts, reader);
  const { body, bodyLine, file } = await readArticleFile(collection, summary.locale, id);
  const links = { file, firstLine: bodyLine, resolve: (target: string) => link(reader, target) };
  const { html, headings } = await renderMarkdown(insertBrand(body), links, summary.locale);
  return { ...summary, html, headings };
}

/** The words of an article and its text as Markdown, in the reader's language or in English. @throws Error when there is none */
export async function getArticleText(collection: CollectionName, id: string, reader: LocaleCode) {
  const facts = factsOf(collection, id);
  const written = shownLocale(facts.locales, reader);
  const { title, description, body } = await readArticleFile(collection, written, id);
  return { title, description, body: insertBrand(body), written };
}
