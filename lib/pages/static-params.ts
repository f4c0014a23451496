import { shownArticles } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { defaultLocale, isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import { collectionLists, furtherPages } from '@/lib/pages/collection-lists';
import type { CollectionName, ListedCollection } from '@/lib/routes/route-table';

/** The parameters of the pages that a build makes, per locale; everything else is a 404. */

const asLocale = (code: string): LocaleCode => (isLocaleCode(code) ? code : defaultLocale);

export function offeredIds<Id extends string>(
  locale: string,
  ids: readonly Id[],
  locales: (id: string) => readonly LocaleCode[],
) {
  return ids.filter((id) => locales(id).includes(asLocale(locale))).map((id) => ({ id }));
}

export function articleParams(locale: string, collection: CollectionName) {
  return shownArticles(contentIndex(), collection, asLocale(locale)).map(({ id }) => ({ id }));
}

const lists = (locale: string, collection: ListedCollection) =>
  collectionLists(contentIndex(), collection, asLocale(locale));

export function listPageParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap((list) =>
    list.category === undefined ? furtherPages(list).map((page) => ({ page: String(page) })) : [],
  );
}

export function categoryParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap(({ category, tag }) =>
    category !== undefined && tag === undefined ? { category } : [],
  );
}

export function categoryPageParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap((list) => {
    const { category, tag } = list;
    if (category === undefined || tag !== undefined) return [];
    return furtherPages(list).map((page) => ({ category, page: String(page) }));
  });
}

export function tagParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap(({ category, tag }) =>
    category !== undefined && tag !== undefined ? { category, tag } : [],
  );
}
