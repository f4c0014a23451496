import { isListed } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { isInternalLocale, localeFromInternal } from '@/lib/i18n/internal-locale';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import { internalLocales } from '@/lib/i18n/origins';
import { collectionLists, pageNumbersAfterFirst, type CollectionList } from '@/lib/pages/collection-lists';
import { lastPrerenderedPage, prerenderedArticles, prerenderedLocales } from '@/lib/pages/prerender-policy';
import { existingCompanyPages } from '@/lib/urls/company-pages';
import type { CollectionName, ListedCollection } from '@/lib/urls/route-table';

/** Route parameters of the prerendered pages, for `generateStaticParams`. */

const toLocale = (code: string): LocaleCode => (isInternalLocale(code) ? localeFromInternal(code) : defaultLocale);

export const localeParams = () => prerenderedLocales.map((locale) => ({ locale }));

/** Parameters of pages that the server reads as files: they exist before it starts. */
export const templateParams = () => internalLocales.map((locale) => ({ locale }));

export function offeredIds<Id extends string>(
  locale: string,
  ids: readonly Id[],
  locales: (id: string) => readonly LocaleCode[],
) {
  return ids.filter((id) => locales(id).includes(toLocale(locale))).map((id) => ({ id }));
}

/** Parameters of legal documents in a locale, and of pages about the company; all are prerendered. */
export const htmlParams = (locale: string) => {
  const documents = contentIndex().legal.filter((article) => isListed(article, toLocale(locale)));
  return [...documents.map(({ id }) => id), ...existingCompanyPages()].map((html) => ({ html }));
};

/**
 * Parameters of articles, for all locales at once: if one locale returns no parameters, Next.js prerenders none of the
 * other locales either.
 */
export function articleParams(collection: CollectionName) {
  const articles = prerenderedArticles(contentIndex()[collection]);
  return internalLocales.flatMap((locale) =>
    articles.filter(({ locales }) => locales.includes(localeFromInternal(locale))).map(({ id }) => ({ locale, id })),
  );
}

const lists = (locale: string, collection: ListedCollection) =>
  collectionLists(contentIndex(), collection, toLocale(locale));

const prerenderedPages = (list: CollectionList) =>
  pageNumbersAfterFirst(list).filter((page) => page <= lastPrerenderedPage());

export function categoryParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap(({ category, tag }) =>
    category !== undefined && tag === undefined ? { category } : [],
  );
}

/** Parameters of further pages of lists, for all locales at once, for the same reason: few lists have any. */
const furtherPageParams = <Params>(collection: ListedCollection, paramsOf: (list: CollectionList) => Params[]) =>
  internalLocales.flatMap((locale) =>
    lists(locale, collection)
      .flatMap(paramsOf)
      .map((params) => ({ locale, ...params })),
  );

/** Parameters of further pages of a collection's root list. */
export function listPageParams(collection: ListedCollection) {
  return furtherPageParams(collection, (list) =>
    list.category === undefined ? prerenderedPages(list).map((page) => ({ page: String(page) })) : [],
  );
}

/** Parameters of further pages of a collection's categories. */
export function categoryPageParams(collection: ListedCollection) {
  return furtherPageParams(collection, (list) => {
    const { category, tag } = list;
    if (category === undefined || tag !== undefined) return [];
    return prerenderedPages(list).map((page) => ({ category, page: String(page) }));
  });
}

export function tagParams(locale: string, collection: ListedCollection) {
  return lists(locale, collection).flatMap(({ category, tag }) =>
    category !== undefined && tag !== undefined ? { category, tag } : [],
  );
}
