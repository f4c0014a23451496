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
import { isPaged, type ListAddress } from '@/lib/routes/list-path';
import type { ListedCollection } from '@/lib/routes/route-table';

/** A list and how many pages it has. */
export type CollectionList = ListAddress & { pages: number };

/** How many pages a list of so many articles has. */
export function pagesOf(list: ListAddress, articles: number): number {
  return isPaged(list) ? pageCount(articles) : 1;
}

/** Which of a list's articles, counted from 0, stand on its page: all where there are no further pages. */
export function articlesOn(list: ListAddress): { from: number; to: number } {
  const { page = 1 } = list;
  return isPaged(list) ? { from: (page - 1) * pageSize, to: page * pageSize } : { from: 0, to: Infinity };
}

/**
 * Every list of a collection: its own, then each category followed by the category's tags, in order of first appearance.
 * @param locale whose readers' lists; without one all lists that some locale has, each as long as where it is longest
 */
export function collectionLists(
  index: ContentIndex,
  collection: ListedCollection,
  locale?: LocaleCode,
): CollectionList[] {
  const articles = locale ? shownArticles(index, collection, locale) : index[collection];
  const readers = locale ? [locale] : localeCodes;
  const listOf = (filter: ListFilter): CollectionList => {
    const list = { collection, ...filter };
    const counts = countArticles(index, collection, filter);
    const longest = counts ? Math.max(...readers.map((reader) => counts[reader].shown)) : 0;
    return { ...list, pages: pagesOf(list, longest) };
  };
  const categories = distinct(articles.flatMap(({ category }) => category ?? []));
  return [
    listOf({}),
    ...categories.flatMap((category) => {
      const tags = distinct(articles.filter((one) => one.category === category).flatMap((one) => one.tags));
      return [listOf({ category }), ...tags.map((tag) => listOf({ category, tag }))];
    }),
  ];
}

/** The numbers of a list's pages beyond its first, which is the list's own address. */
export function furtherPages({ pages }: CollectionList): number[] {
  return Array.from({ length: pages - 1 }, (_, i) => i + 2);
}
