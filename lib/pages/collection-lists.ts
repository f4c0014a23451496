import { countArticles, distinct, pageCount, shownArticles, type ListFilter } from '@/lib/content/article-lists';
import type { ContentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import type { ListAddress } from '@/lib/routes/list-path';
import type { ListedCollection } from '@/lib/routes/route-table';

/** A list and how many pages it has. */
export type CollectionList = ListAddress & { pages: number };

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
  const list = (filter: ListFilter): CollectionList => {
    const counts = countArticles(index, collection, filter);
    const longest = counts ? Math.max(...readers.map((reader) => counts[reader].shown)) : 0;
    return { collection, ...filter, pages: pageCount(longest) };
  };
  const categories = distinct(articles.flatMap(({ category }) => category ?? []));
  return [
    list({}),
    ...categories.flatMap((category) => {
      const tags = distinct(articles.filter((one) => one.category === category).flatMap((one) => one.tags));
      return [list({ category }), ...tags.map((tag) => list({ category, tag }))];
    }),
  ];
}

/** The numbers of a list's pages beyond its first, which is the list's own address. */
export function furtherPages({ pages }: CollectionList): number[] {
  return Array.from({ length: pages - 1 }, (_, i) => i + 2);
}
