import { isShown } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { collectionLists, furtherPages, type CollectionList } from '@/lib/pages/collection-lists';
import { prerenderedArticles, lastPrerenderedPage } from '@/lib/pages/prerender-policy';
import type { CollectionName, ListedCollection } from '@/lib/urls/route-table';

/** The parameters of the pages that a build makes, per locale. */

const asLocale = (code: string): LocaleCode => (isLocaleCode(code) ? code : defaultLocale);

export function offeredIds<Id extends string>(
  locale: string,
  ids: readonly Id[],
  locales: (id: string) => readonly LocaleCode[],
) {
  return ids.filter((id) => locales(id).includes(asLocale(locale))).map((id) => ({ id }));
}

export function articleParams(locale: string, collection: CollectionName) {
  const all = contentIndex()[collection];
  // Legal texts stand at the root, among pages that are all made.
  return (collection === 'legal' ? all : prerenderedArticles(all))
    .filter((article) => isShown(article, asLocale(locale)))
    .map(({ id }) => ({ id }));
}

const lists = (locale: string, collection: ListedCollection) =>
  collectionLists(contentIndex(), collection, asLocale(locale));

const pagesAtBuild = (list: CollectionList) => furtherPages(list).filter((page) => page <= lastPrerenderedPage());

export function categoryParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap(({ category, tag }) =>
    category !== undefined && tag === undefined ? { category } : [],
  );
}

/**
 * Further pages of lists, of every locale at once: few lists have any, and where Next.js gets none for one locale it
 * makes those of no other, either.
 */
const furtherPageParams = <Params>(collection: ListedCollection, paramsOf: (list: CollectionList) => Params[]) =>
  localeCodes.flatMap((locale) =>
    lists(locale, collection)
      .flatMap(paramsOf)
      .map((params) => ({ locale, ...params })),
  );

/** Those of a collection's own list. */
export function listPageParams(collection: ListedCollection) {
  return furtherPageParams(collection, (list) =>
    list.category === undefined ? pagesAtBuild(list).map((page) => ({ page: String(page) })) : [],
  );
}

/** Those of a collection's categories. */
export function categoryPageParams(collection: ListedCollection) {
  return furtherPageParams(collection, (list) => {
    const { category, tag } = list;
    if (category === undefined || tag !== undefined) return [];
    return pagesAtBuild(list).map((page) => ({ category, page: String(page) }));
  });
}

export function tagParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap(({ category, tag }) =>
    category !== undefined && tag !== undefined ? { category, tag } : [],
  );
}
