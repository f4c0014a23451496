import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

/** Articles on one page of a list. */
export const pageSize = 12;

export type ListFilter = { category?: string; tag?: string };

/** Number of articles of a list that a locale shows, and of those that are written in it. */
export type ListCount = { shown: number; written: number };

type Lookup = {
  articles: Map<string, ArticleMetadata>;
  counts: Map<string, Record<LocaleCode, ListCount>>;
  /** Articles of each list in index order, for all locales. */
  lists: Map<string, ArticleMetadata[]>;
  /** Articles shown per locale, cached on first use. */
  shown: Map<string, readonly ArticleMetadata[]>;
};

const lookups = new WeakMap<ContentIndex, Lookup>();

const articleKey = (collection: CollectionName, id: string) => `${collection}/${id}`;
const listKey = (collection: CollectionName, { category = '', tag = '' }: ListFilter) =>
  `${collection}/${category}/${tag}`;

/** Returns the locale in which an article is shown: the reader's, or English if it is not translated. */
export function shownLocale(availableLocales: readonly LocaleCode[], readerLocale: LocaleCode): LocaleCode {
  return availableLocales.includes(readerLocale) ? readerLocale : sourceLocale;
}

/** Returns whether the locale shows the article: in its own language, or in English as a fallback. */
export function isListed({ locales }: ArticleMetadata, locale: LocaleCode): boolean {
  return locales.includes(shownLocale(locales, locale));
}

/** Returns the lists that contain an article: the collection's, its category's, and its tags' within the category. */
function listsOf(article: ArticleMetadata): ListFilter[] {
  const { category, tags } = article;
  return category ? [{}, { category }, ...tags.map((tag) => ({ category, tag }))] : [{}];
}

function buildLookup(index: ContentIndex): Lookup {
  const lookup: Lookup = { articles: new Map(), counts: new Map(), lists: new Map(), shown: new Map() };
  for (const collection of collectionNames) {
    for (const article of index[collection]) {
      lookup.articles.set(articleKey(collection, article.id), article);
      for (const filter of listsOf(article)) {
        const key = listKey(collection, filter);
        count(lookup, key, article);
        const list = lookup.lists.get(key);
        if (list) list.push(article);
        else lookup.lists.set(key, [article]);
      }
    }
  }
  return lookup;
}

function count({ counts }: Lookup, key: string, article: ArticleMetadata): void {
  const list =
    counts.get(key) ??
    (Object.fromEntries(localeCodes.map((locale) => [locale, { shown: 0, written: 0 }])) as Record<
      LocaleCode,
      ListCount
    >);
  for (const locale of localeCodes) {
    if (isListed(article, locale)) list[locale].shown += 1;
    if (article.locales.includes(locale)) list[locale].written += 1;
  }
  counts.set(key, list);
}

/** Builds the lookup once per index, because every request finds articles and counts by key. */
function getLookup(index: ContentIndex): Lookup {
  const lookup = lookups.get(index) ?? buildLookup(index);
  lookups.set(index, lookup);
  return lookup;
}

export function findArticle(index: ContentIndex, collection: CollectionName, id: string): ArticleMetadata | undefined {
  return getLookup(index).articles.get(articleKey(collection, id));
}

/** Returns the length of a list in each locale; undefined when no article of any language is in it. */
export function countArticles(
  index: ContentIndex,
  collection: CollectionName,
  filter: ListFilter,
): Readonly<Record<LocaleCode, ListCount>> | undefined {
  return getLookup(index).counts.get(listKey(collection, filter));
}

/**
 * Returns the articles of a list that a locale shows, in index order. Tag lists exist only within a category; a tag
 * without a category has no list.
 */
export function shownArticles(
  index: ContentIndex,
  collection: CollectionName,
  locale: LocaleCode,
  filter: ListFilter = {},
): readonly ArticleMetadata[] {
  const { lists, shown } = getLookup(index);
  const key = listKey(collection, filter);
  const cached = shown.get(`${key} ${locale}`);
  if (cached) return cached;
  const list = lists.get(key);
  if (!list) return [];
  const visible = list.every((article) => isListed(article, locale))
    ? list
    : list.filter((article) => isListed(article, locale));
  shown.set(`${key} ${locale}`, visible);
  return visible;
}

/** Returns the most requested help articles in order: those that state their position as `popular`. */
export function popularHelpArticles(index: ContentIndex): ArticleMetadata[] {
  return index.helps.filter(({ popular }) => popular !== undefined).toSorted((a, b) => a.popular! - b.popular!);
}

/** Returns the number of pages of a list; an empty list has one. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / pageSize));
}

/** Removes duplicates; the order of first appearance is preserved. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
