import { countArticles, findArticle, isShown, pageCount, type ListFilter } from '@/lib/content/article-lists';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { languageOf, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { fixedPath, type PagePath } from '@/lib/i18n/paths';
import { alternativeLocales, featureIds, solutionLocales } from '@/lib/routes/catalogue';
import { matchRoute, type RouteMatch } from '@/lib/routes/match';
import type { CollectionName } from '@/lib/routes/route-table';
import { site } from '@/lib/settings/site';

/**
 * The owner of the question "in which locales does this page exist, at which addresses".
 * Head links, sitemaps, feeds, switcher, breadcrumbs and route guards ask here.
 */

export type PageVersion = { locale: LocaleCode; language: string; url: string };

/** Locales in which an address answers, and locales in whose own words it is written. */
type Presence = { served: readonly LocaleCode[]; written: readonly LocaleCode[] };

const everywhere: Presence = { served: localeCodes, written: localeCodes };
const nowhere: Presence = { served: [], written: [] };
const only = (locales: readonly LocaleCode[]): Presence => ({ served: locales, written: locales });

function articlePresence(index: ContentIndex, collection: CollectionName, id: string): Presence {
  const article = findArticle(index, collection, id);
  if (!article) return nowhere;
  return { served: localeCodes.filter((locale) => isShown(article, locale)), written: article.locales };
}

/** A list exists where it shows something, and is a locale's own where an article in it is the locale's own. */
function listPresence(index: ContentIndex, collection: CollectionName, params: RouteMatch['params']): Presence {
  const filter: ListFilter = { category: params.category, tag: params.tag };
  // The first page is the list's own address, so /page/1 is none.
  if (params.page !== undefined && !/^(?:[2-9]|[1-9]\d+)$/.test(params.page)) return nowhere;
  const page = Number(params.page ?? 1);
  const counts = countArticles(index, collection, filter);
  if (!counts) return nowhere;
  const served = localeCodes.filter((locale) => counts[locale].shown > 0 && page <= pageCount(counts[locale].shown));
  // The frame of a collection's own list is written in every language.
  const isRoot = params.category === undefined;
  return { served, written: isRoot ? served : served.filter((locale) => counts[locale].written > 0) };
}

function presence(index: ContentIndex, path: PagePath): Presence {
  const match = matchRoute(path);
  if (!match) return nowhere;
  const { route, params } = match;
  const id = params.id ?? '';
  if (route.id === 'solution') return only(solutionLocales(id));
  if (route.id === 'alternative') return only(alternativeLocales(id));
  if (route.id === 'html') {
    const html = params.html ?? '';
    if ((featureIds as readonly string[]).includes(html)) return everywhere;
    return articlePresence(index, 'legal', html);
  }
  if (!route.collection || route.id === route.collection) return everywhere;
  return params.id === undefined
    ? listPresence(index, route.collection, params)
    : articlePresence(index, route.collection, id);
}

/** The locales in which the page's address answers 200; an article without a translation answers in English. */
export function servedLocales(path: PagePath, index: ContentIndex = contentIndex()): readonly LocaleCode[] {
  return presence(index, path).served;
}

/** The locales whose own words the page is written in. */
export function writtenLocales(path: PagePath, index: ContentIndex = contentIndex()): readonly LocaleCode[] {
  return presence(index, path).written;
}

/** The absolute address under which a page always speaks the locale. */
export function absoluteUrl(locale: LocaleCode, path: PagePath): string {
  if (locale === 'zh' && site.zhUrl) return site.zhUrl + path;
  return site.url + fixedPath(locale, path);
}

/** The versions of a page that search engines should know of; none for a page that is not to be indexed. */
export function pageVersions(path: PagePath, index: ContentIndex = contentIndex()): PageVersion[] {
  if (!matchRoute(path)?.route.indexable) return [];
  // With the documentation on a host of its own, our addresses only redirect there.
  if (site.docsUrl && matchRoute(path)?.route.section === 'docs') return [];
  return writtenLocales(path, index).map((locale) => ({
    locale,
    language: languageOf(locale),
    url: absoluteUrl(locale, path),
  }));
}

/** The address for readers of no listed language: the unprefixed one if English has the page, else the Chinese one. */
export function defaultVersionUrl(versions: readonly PageVersion[]): string | undefined {
  return (versions.find(({ locale }) => locale === 'en') ?? versions.find(({ locale }) => locale === 'zh'))?.url;
}

/** The canonical address: the page's own, or the English one where the locale shows the English article. */
export function canonicalUrl(locale: LocaleCode, path: PagePath): string {
  return absoluteUrl(writtenLocales(path).includes(locale) ? locale : 'en', path);
}
