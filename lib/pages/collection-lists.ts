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
import { isPaged, type ListRoute } from '@/lib/urls/list-path';
import type { ListedCollection } from '@/lib/urls/route-table';

/** A list and how many pages it has. */
export type CollectionList = ListRoute & { pages: number };

/** How many pages a list of so many articles has. */
export function pagesOf(list: ListRoute, articles: number): number {
  return isPaged(list) ? pageCount(articles) : 1;
}

/** A tag has one page, for the newest of its articles: the category that it belongs to goes on to older ones. */
const mostOfTag = 96;

/** Which of a list's articles, counted from 0, stand on its page: all where there are no further pages, but of tags. */
export function articlesOn(list: ListRoute): { from: number; to: number } {
  const { page = 1 } = list;
  if (isPaged(list)) return { from: (page - 1) * pageSize, to: page * pageSize };
  return { from: 0, to: list.tag === undefined ? Infinity : mostOfTag };
}

/** Of a long list only some pages are named on each: the first, the last, those nearby, and steps between. */
const mostNamed = 20;

/** The numbers of the pages that a list's page leads to: all of a list of usual length. */
export function namedPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, i) => i + 1);
  if (pages <= mostNamed) return all;
  const step = Math.ceil(pages / 8);
  return all.filter((one) => one === pages || Math.abs(one - page) <= 3 || one % step === 1);
}

const known = new WeakMap<ContentIndex, Map<string, CollectionList[]>>();

/**
 * Every list of a collection: its own, then each category followed by the category's tags, in order of first appearance.
 * @param locale whose readers' lists; without one all lists that some locale has, each as long as where it is longest
 */
export function collectionLists(
  index: ContentIndex,
  collection: ListedCollection,
  locale?: LocaleCode,
): readonly CollectionList[] {
  const lists = known.get(index) ?? new Map<string, CollectionList[]>();
  known.set(index, lists);
  const key = `${collection} ${locale ?? ''}`;
  const made = lists.get(key) ?? makeLists(index, collection, locale);
  lists.set(key, made);
  return made;
}

function makeLists(index: ContentIndex, collection: ListedCollection, locale?: LocaleCode): CollectionList[] {
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
