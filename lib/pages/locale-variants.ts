import { countArticles, findArticle, isListed, pageCount, shownLocale } from '@/lib/content/article-lists';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { isDraft, languageTag, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { hasDedicatedHost, localeOrigin } from '@/lib/i18n/origins';
import { canonicalPath, type PagePath } from '@/lib/i18n/locale-paths';
import { articleAt } from '@/lib/urls/article-path';
import { alternativeLocales } from '@/lib/urls/alternatives';
import { isCompanyPageId } from '@/lib/urls/catalog';
import { hasCompanyPage } from '@/lib/urls/company-pages';
import { solutionLocales } from '@/lib/urls/solutions';
import { listAt, type ListRoute } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match-route';
import type { CollectionName } from '@/lib/urls/route-table';
import { site } from '@/lib/config/site';

/**
 * Single source of truth for the locales in which a page exists and for its URLs.
 * Used by head links, sitemaps, feeds, language switcher, breadcrumbs and route guards.
 */

export type LocaleVariant = { locale: LocaleCode; language: string; url: string };

/** Locales in which a path is served, and locales into which its content is translated. */
type Availability = { served: readonly LocaleCode[]; translated: readonly LocaleCode[] };

const allLocales: Availability = { served: localeCodes, translated: localeCodes };
const noLocales: Availability = { served: [], translated: [] };
const availableIn = (locales: readonly LocaleCode[]): Availability => ({ served: locales, translated: locales });

function articleAvailability(index: ContentIndex, collection: CollectionName, id: string): Availability {
  const article = findArticle(index, collection, id);
  if (!article) return noLocales;
  return { served: localeCodes.filter((locale) => isListed(article, locale)), translated: article.locales };
}

/** A list is served if it is not empty, and counts as translated if at least one of its articles is. */
function listAvailability(index: ContentIndex, list: ListRoute): Availability {
  const { collection, category, page = 1 } = list;
  const counts = countArticles(index, collection, list);
  if (!counts) return noLocales;
  const served = localeCodes.filter((locale) => counts[locale].shown > 0 && page <= pageCount(counts[locale].shown));
  // The copy of a collection's root list is translated into every language.
  const isRoot = category === undefined;
  return { served, translated: isRoot ? served : served.filter((locale) => counts[locale].written > 0) };
}

function availability(index: ContentIndex, path: PagePath): Availability {
  const match = matchRoute(path);
  if (!match) return noLocales;
  if (match.id === 'solution') return availableIn(solutionLocales(match.params.id));
  if (match.id === 'alternative') return availableIn(alternativeLocales(match.params.id));
  const { html } = match.params;
  if (html !== undefined && isCompanyPageId(html)) return hasCompanyPage(html) ? allLocales : noLocales;
  const article = articleAt(match);
  if (article) return articleAvailability(index, article.collection, article.id);
  const list = listAt(match);
  // A collection's root page exists even if the collection is empty.
  return list && match.id !== list.collection ? listAvailability(index, list) : allLocales;
}

/** The locales in which the page responds with 200; an article without a translation is served in English. */
export function servedLocales(path: PagePath, index: ContentIndex = contentIndex()): readonly LocaleCode[] {
  return availability(index, path).served;
}

/** The locales into which the page is translated. */
export function translatedLocales(path: PagePath, index: ContentIndex = contentIndex()): readonly LocaleCode[] {
  return availability(index, path).translated;
}

/** The absolute URL that always serves a page in the given locale. */
export function absoluteUrl(locale: LocaleCode, path: PagePath): string {
  return localeOrigin(locale) + (hasDedicatedHost(locale) ? path : canonicalPath(locale, path));
}

/** The language versions of a page for search engines, without drafts; none for pages that are not indexable. */
export function localeVariants(path: PagePath, index: ContentIndex = contentIndex()): LocaleVariant[] {
  if (!matchRoute(path)?.route.indexable) return [];
  // If the documentation has its own host, these paths only redirect there.
  if (site.docsUrl && matchRoute(path)?.route.section === 'docs') return [];
  return translatedLocales(path, index)
    .filter((locale) => !isDraft(locale))
    .map((locale) => ({ locale, language: languageTag(locale), url: absoluteUrl(locale, path) }));
}

/** The canonical URL: the page's own, or the English one if the locale shows the English article. */
export function canonicalUrl(locale: LocaleCode, path: PagePath): string {
  return absoluteUrl(shownLocale(translatedLocales(path), locale), path);
}
