import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords } from '@/lib/content/article-file';
import { articlePath } from '@/lib/content/article-path';
import { shownArticles, type ListFilter } from '@/lib/content/article-lists';
import { withBrand } from '@/lib/content/brand';
import { contentIndex, type ArticleFacts } from '@/lib/content/content-index';
import { contentRoots } from '@/lib/content/roots';
import { renderMarkdown } from '@/lib/content/markdown';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { servedLocales } from '@/lib/i18n/page-versions';
import type { CollectionName } from '@/lib/routing/routes';

/** An article as a list shows it. */
export type ArticleSummary = ArticleFacts & {
  path: PagePath;
  /** The language its words are in: the reader's, or English where it is not translated. */
  locale: LocaleCode;
  title: string;
  description: string;
};

export type Article = ArticleSummary & { html: string };

async function loadArticleFile(collection: CollectionName, locale: LocaleCode, id: string) {
  for (const root of contentRoots.toReversed()) {
    const file = path.join(root, locale, collection, `${id}.md`);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return { file, ...readWords(file, text) };
  }
  throw new Error(`The article ${collection}/${id} has no file in ${locale}.`);
}

const loaded = new Map<string, ReturnType<typeof loadArticleFile>>();

/** Reads a file once; in development again and again, because it may have changed. */
function readArticleFile(collection: CollectionName, locale: LocaleCode, id: string) {
  if (process.env.NODE_ENV !== 'production') return loadArticleFile(collection, locale, id);
  const key = `${collection}/${locale}/${id}`;
  const known = loaded.get(key) ?? loadArticleFile(collection, locale, id);
  loaded.set(key, known);
  return known;
}

const languageFor = (facts: ArticleFacts, locale: LocaleCode) => (facts.locales.includes(locale) ? locale : 'en');

async function summarise(collection: CollectionName, facts: ArticleFacts, reader: LocaleCode): Promise<ArticleSummary> {
  const locale = languageFor(facts, reader);
  const { front } = await readArticleFile(collection, locale, facts.id);
  return {
    ...facts,
    path: articlePath(collection, facts.id),
    locale,
    title: withBrand(front.title),
    description: withBrand(front.description),
  };
}

/** The articles of a collection that a reader of the locale is shown, in the collection's order. */
export async function listArticles(
  collection: CollectionName,
  locale: LocaleCode,
  filter: ListFilter = {},
): Promise<ArticleSummary[]> {
  const shown = shownArticles(contentIndex(), collection, locale, filter);
  return Promise.all(shown.map((facts) => summarise(collection, facts, locale)));
}

/** One article with its text as HTML, in the reader's language or in English. @throws Error when there is none */
export async function getArticle(collection: CollectionName, id: string, reader: LocaleCode): Promise<Article> {
  const facts = contentIndex()[collection].find((one) => one.id === id);
  if (!facts) throw new Error(`There is no article ${collection}/${id}.`);
  const summary = await summarise(collection, facts, reader);
  const { body, file } = await readArticleFile(collection, summary.locale, id);
  const html = await renderMarkdown(withBrand(body), {
    file,
    resolve: (target) => resolveLink(reader, target),
  });
  return { ...summary, html };
}

/** The reader's address of a page; the English one where the reader's language does not have it. */
function resolveLink(reader: LocaleCode, target: PagePath): string | null {
  const served = servedLocales(target);
  if (served.includes(reader)) return linkPath(reader, target);
  return served.includes('en') ? target : null;
}
