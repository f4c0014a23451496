import {
  countArticles,
  distinct,
  pageCount,
  pageSize,
  shownArticles,
  type ListFilter,
} from '@/lib/content/article-lists';
import type { ContentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { isPaginated, type ListRoute } from '@/lib/urls/list-path';
import type { ListedCollection } from '@/lib/urls/route-table';

/** A list and its page count. */
export type CollectionList = ListRoute & { pages: number };

/** Page count of a list with the given number of articles. */
export function listPageCount(list: ListRoute, articles: number): number {
  return isPaginated(list) ? pageCount(articles) : 1;
}

/** Maximum articles of a tag, which has a single page of the newest; older ones are listed by its category. */
const maxTagArticles = 96;

/** The slice of a list's articles shown on its page: everything if the list is not paged, except for tags. */
export function articleRange(list: ListRoute): { from: number; to: number } {
  const { page = 1 } = list;
  if (isPaginated(list)) return { from: (page - 1) * pageSize, to: page * pageSize };
  return { from: 0, to: list.tag === undefined ? Infinity : maxTagArticles };
}

/** Above this page count, the pagination links only to the first, last and nearby pages and to regular steps. */
const maxLinkedPages = 20;

/** The page numbers linked from a list's page; all of them for lists of usual length. */
export function linkedPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, i) => i + 1);
  if (pages <= maxLinkedPages) return all;
  const step = Math.ceil(pages / 8);
  return all.filter(
    (pageNumber) => pageNumber === pages || Math.abs(pageNumber - page) <= 3 || pageNumber % step === 1,
  );
}

const cache = new WeakMap<ContentIndex, Map<string, CollectionList[]>>();

/**
 * All lists of a collection: its root list, then each category followed by its tags, in order of first appearance.
 * @param locale limits the result to that locale; otherwise the lists of all locales, each with its largest page count
 */
export function collectionLists(
  index: ContentIndex,
  collection: ListedCollection,
  locale?: LocaleCode,
): readonly CollectionList[] {
  const lists = cache.get(index) ?? new Map<string, CollectionList[]>();
  cache.set(index, lists);
  const key = `${collection} ${locale ?? ''}`;
  const result = lists.get(key) ?? buildLists(index, collection, locale);
  lists.set(key, result);
  return result;
}

function buildLists(index: ContentIndex, collection: ListedCollection, locale?: LocaleCode): CollectionList[] {
  const articles = locale ? shownArticles(index, collection, locale) : index[collection];
  const readers = locale ? [locale] : localeCodes;
  const toList = (filter: ListFilter): CollectionList => {
    const list = { collection, ...filter };
    const counts = countArticles(index, collection, filter);
    const maxShown = counts ? Math.max(...readers.map((reader) => counts[reader].shown)) : 0;
    return { ...list, pages: listPageCount(list, maxShown) };
  };
  const categories = distinct(articles.flatMap(({ category }) => category ?? []));
  return [
    toList({}),
    ...categories.flatMap((category) => {
      const tags = distinct(
        articles.filter((article) => article.category === category).flatMap((article) => article.tags),
      );
      return [toList({ category }), ...tags.map((tag) => toList({ category, tag }))];
    }),
  ];
}

/** The page numbers of a list after its first page, which has the list's own path. */
export function pageNumbersAfterFirst({ pages }: CollectionList): number[] {
  return Array.from({ length: pages - 1 }, (_, i) => i + 2);
}
