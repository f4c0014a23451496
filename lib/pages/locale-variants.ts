import { countArticles, findArticle, isShown, pageCount, shownLocale } from '@/lib/content/article-lists';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { defaultLocale, isPrefixed, languageOf, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { hasOwnOrigin, originOf } from '@/lib/i18n/origins';
import { fixedPath, type PagePath } from '@/lib/i18n/paths';
import { articleAt } from '@/lib/urls/article-path';
import { alternativeLocales, solutionLocales } from '@/lib/urls/catalogue';
import { listAt, type ListRoute } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match';
import type { CollectionName } from '@/lib/urls/route-table';
import { site } from '@/lib/config/site';

/**
 * The owner of the question "in which locales does this page exist, at which addresses".
 * Head links, sitemaps, feeds, switcher, breadcrumbs and route guards ask here.
 */

export type LocaleVariant = { locale: LocaleCode; language: string; url: string };

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
function listPresence(index: ContentIndex, list: ListRoute): Presence {
  const { collection, category, page = 1 } = list;
  const counts = countArticles(index, collection, list);
  if (!counts) return nowhere;
  const served = localeCodes.filter((locale) => counts[locale].shown > 0 && page <= pageCount(counts[locale].shown));
  // The frame of a collection's own list is written in every language.
  const isRoot = category === undefined;
  return { served, written: isRoot ? served : served.filter((locale) => counts[locale].written > 0) };
}

function presence(index: ContentIndex, path: PagePath): Presence {
  const match = matchRoute(path);
  if (!match) return nowhere;
  if (match.id === 'solution') return only(solutionLocales(match.params.id));
  if (match.id === 'alternative') return only(alternativeLocales(match.params.id));
  const article = articleAt(match);
  if (article) return articlePresence(index, article.collection, article.id);
  const list = listAt(match);
  // A collection's own page is there even while nothing is in it.
  return list && match.id !== list.collection ? listPresence(index, list) : everywhere;
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
  return originOf(locale) + (hasOwnOrigin(locale) ? path : fixedPath(locale, path));
}

/** The versions of a page that search engines should know of; none for a page that is not to be indexed. */
export function localeVariants(path: PagePath, index: ContentIndex = contentIndex()): LocaleVariant[] {
  if (!matchRoute(path)?.route.indexable) return [];
  // With the documentation on a host of its own, our addresses only redirect there.
  if (site.docsUrl && matchRoute(path)?.route.section === 'docs') return [];
  return writtenLocales(path, index).map((locale) => ({
    locale,
    language: languageOf(locale),
    url: absoluteUrl(locale, path),
  }));
}

/** An entry of the list of a page's versions: a language tag, or `x-default` for readers of no listed language. */
export type Alternate = { hreflang: string; url: string };

/**
 * The list of a page's versions for search engines. `x-default` is the default locale's version, else that of another
 * locale without a prefix; there is none where all versions have one.
 */
export function alternatesOf(versions: readonly LocaleVariant[]): Alternate[] {
  const unprefixed = versions.filter(({ locale }) => !isPrefixed(locale));
  const fallback = unprefixed.find(({ locale }) => locale === defaultLocale) ?? unprefixed[0];
  return [
    ...versions.map(({ language, url }) => ({ hreflang: language, url })),
    ...(fallback ? [{ hreflang: 'x-default', url: fallback.url }] : []),
  ];
}

/** The canonical address: the page's own, or the English one where the locale shows the English article. */
export function canonicalUrl(locale: LocaleCode, path: PagePath): string {
  return absoluteUrl(shownLocale(writtenLocales(path), locale), path);
}
