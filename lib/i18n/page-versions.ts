import { isShown, pageCount, shownArticles, type ListFilter } from '@/lib/content/article-lists';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { languageOf, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { fixedPath, type PagePath } from '@/lib/i18n/paths';
import { alternativeLocales, featureIds, legalIds, solutionLocales } from '@/lib/routing/catalogue';
import { matchRoute, type RouteMatch } from '@/lib/routing/match';
import { site } from '@/lib/site';

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

function articlePresence(index: ContentIndex, { route, params }: RouteMatch, id: string | undefined): Presence {
  const article = index[route.collection ?? 'legal'].find((one) => one.id === (id ?? params.id));
  if (!article) return nowhere;
  return { served: localeCodes.filter((locale) => isShown(article, locale)), written: article.locales };
}

/** A list exists where it shows something, and is a locale's own where an article in it is the locale's own. */
function listPresence(index: ContentIndex, { route, params }: RouteMatch): Presence {
  const filter: ListFilter = { category: params.category, tag: params.tag };
  const isRoot = params.category === undefined;
  const page = params.page === undefined ? 1 : Number(params.page);
  // The first page is the list's own address, so /page/1 is none.
  if (params.page !== undefined && (!/^[1-9]\d*$/.test(params.page) || page < 2)) return nowhere;
  const served: LocaleCode[] = [];
  const written: LocaleCode[] = [];
  for (const locale of localeCodes) {
    const articles = shownArticles(index, route.collection ?? 'blog', locale, filter);
    if (page > pageCount(articles.length) || (!isRoot && articles.length === 0)) continue;
    served.push(locale);
    if (isRoot || articles.some((article) => article.locales.includes(locale))) written.push(locale);
  }
  return { served, written };
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
    return (legalIds as readonly string[]).includes(html) ? articlePresence(index, match, html) : nowhere;
  }
  if (!route.collection || route.id === route.collection) return everywhere;
  return params.id === undefined ? listPresence(index, match) : articlePresence(index, match, undefined);
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
