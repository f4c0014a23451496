import { distinct, pageCount, shownArticles, type ListFilter } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/routes/route-table';

/** The parameters of the pages that a build makes, per locale; everything else is a 404. */

const asLocale = (code: string): LocaleCode => (isLocaleCode(code) ? code : 'en');

export function offeredIds(locale: string, ids: readonly string[], locales: (id: string) => readonly LocaleCode[]) {
  return ids.filter((id) => locales(id).includes(asLocale(locale))).map((id) => ({ id }));
}

const shown = (locale: string, collection: CollectionName, filter?: ListFilter) =>
  shownArticles(contentIndex(), collection, asLocale(locale), filter);

export function articleParams(locale: string, collection: CollectionName) {
  return shown(locale, collection).map(({ id }) => ({ id }));
}

const furtherPages = (articles: number) =>
  Array.from({ length: pageCount(articles) - 1 }, (_, i) => ({ page: String(i + 2) }));

export function listPageParams(locale: string, collection: CollectionName) {
  return furtherPages(shown(locale, collection).length);
}

export function categoryParams(locale: string, collection: CollectionName) {
  const categories = shown(locale, collection).flatMap(({ category }) => category ?? []);
  return distinct(categories).map((category) => ({ category }));
}

export function categoryPageParams(locale: string, collection: CollectionName) {
  return categoryParams(locale, collection).flatMap(({ category }) =>
    furtherPages(shown(locale, collection, { category }).length).map(({ page }) => ({ category, page })),
  );
}

export function tagParams(locale: string, collection: CollectionName) {
  return categoryParams(locale, collection).flatMap(({ category }) => {
    const tags = shown(locale, collection, { category }).flatMap((article) => article.tags);
    return distinct(tags).map((tag) => ({ category, tag }));
  });
}
