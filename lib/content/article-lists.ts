import type { ArticleFacts, ContentIndex } from '@/lib/content/content-index';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { collectionNames, type CollectionName } from '@/lib/routes/route-table';

/** Articles on one page of a list. */
export const pageSize = 12;

export type ListFilter = { category?: string; tag?: string };

/** How many articles of a list a locale shows, and how many of them are written in it. */
export type ListCount = { shown: number; written: number };

type Lookup = {
  articles: Map<string, ArticleFacts>;
  counts: Map<string, Record<LocaleCode, ListCount>>;
};

const lookups = new WeakMap<ContentIndex, Lookup>();

const articleKey = (collection: CollectionName, id: string) => `${collection}/${id}`;
const listKey = (collection: CollectionName, { category = '', tag = '' }: ListFilter) =>
  `${collection}/${category}/${tag}`;

/** The locale in whose words a reader is shown something: their own, or English where it is not written in theirs. */
export function shownLocale(written: readonly LocaleCode[], reader: LocaleCode): LocaleCode {
  return written.includes(reader) ? reader : sourceLocale;
}

/** True when the locale shows the article: in its own words, or in English where those are missing. */
export function isShown({ locales }: ArticleFacts, locale: LocaleCode): boolean {
  return locales.includes(shownLocale(locales, locale));
}

/** The lists an article stands in: the collection's, its category's, and its tags' within the category. */
function listsOf(article: ArticleFacts): ListFilter[] {
  const { category, tags } = article;
  return category ? [{}, { category }, ...tags.map((tag) => ({ category, tag }))] : [{}];
}

function buildLookup(index: ContentIndex): Lookup {
  const lookup: Lookup = { articles: new Map(), counts: new Map() };
  for (const collection of collectionNames) {
    for (const article of index[collection]) {
      lookup.articles.set(articleKey(collection, article.id), article);
      for (const filter of listsOf(article)) count(lookup, listKey(collection, filter), article);
    }
  }
  return lookup;
}

function count({ counts }: Lookup, key: string, article: ArticleFacts): void {
  const list =
    counts.get(key) ??
    (Object.fromEntries(localeCodes.map((locale) => [locale, { shown: 0, written: 0 }])) as Record<
      LocaleCode,
      ListCount
    >);
  for (const locale of localeCodes) {
    if (isShown(article, locale)) list[locale].shown += 1;
    if (article.locales.includes(locale)) list[locale].written += 1;
  }
  counts.set(key, list);
}

/** Every request asks for articles and counts, so they are found by key; an index is gone through once. */
function lookupOf(index: ContentIndex): Lookup {
  const lookup = lookups.get(index) ?? buildLookup(index);
  lookups.set(index, lookup);
  return lookup;
}

export function findArticle(index: ContentIndex, collection: CollectionName, id: string): ArticleFacts | undefined {
  return lookupOf(index).articles.get(articleKey(collection, id));
}

/** How long a list is in each locale; undefined when no article of any language stands in it. */
export function countArticles(
  index: ContentIndex,
  collection: CollectionName,
  filter: ListFilter,
): Readonly<Record<LocaleCode, ListCount>> | undefined {
  return lookupOf(index).counts.get(listKey(collection, filter));
}

/** The articles of a collection that a locale shows, in the index's order. */
export function shownArticles(
  index: ContentIndex,
  collection: CollectionName,
  locale: LocaleCode,
  { category, tag }: ListFilter = {},
): ArticleFacts[] {
  return index[collection].filter(
    (article) =>
      isShown(article, locale) &&
      (category === undefined || article.category === category) &&
      (tag === undefined || article.tags.includes(tag)),
  );
}

/** How many pages a list of so many articles has; an empty list still has its first. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / pageSize));
}

/** The values of a field over articles, each once, in order of first appearance. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
