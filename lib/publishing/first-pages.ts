import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeFromInternal, type InternalLocale } from '@/lib/i18n/internal-locale';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { defaultLocale } from '@/lib/i18n/locales';
import { internalLocales } from '@/lib/i18n/origins';
import { servedLocales } from '@/lib/pages/locale-variants';
import { listAt, listPath } from '@/lib/urls/list-path';
import { articleAt } from '@/lib/urls/article-path';
import { isFeedPath } from '@/lib/urls/feed-paths';
import { matchRoute } from '@/lib/urls/match-route';
import { notFoundRoute } from '@/lib/urls/not-found-routes';
import { pathTo } from '@/lib/urls/path-to';
import { listedCollections } from '@/lib/urls/route-table';

/** Lists what was rendered first, in the folder of a publication. */
export const firstPagesFile = 'first-pages.json';

/** Pages that a server fills in for each request, and reads from files. */
const templates = [...Object.values(notFoundRoute), pathTo('search'), pathTo('pre-sales')];

/** The routes of the first pages of lists in a language. */
function listPages(internalLocale: InternalLocale, index: ContentIndex): string[] {
  const locale = localeFromInternal(internalLocale);
  return listedCollections
    .map((collection) => listPath({ collection }))
    .filter((path) => servedLocales(path, index).includes(locale))
    .map((path) => `/${internalLocale}${path}`);
}

/**
 * Returns the routes of the pages that a publication renders before servers take it over: templates and the home page in
 * every language, and the first pages of lists in English. Servers render other pages on request.
 */
export const firstPages = (index: ContentIndex = contentIndex()): string[] => [
  ...internalLocales.flatMap((locale) => ['', ...templates].map((path) => `/${locale}${path}`)),
  ...listPages(defaultLocale, index),
];

/** The route of a page or a feed by its key in the manifest of a build. */
function toRoute(key: string): string {
  const { locale, path } = splitLocale(key);
  return isFeedPath(path) ? `/feeds/${locale ?? defaultLocale}${path}` : key;
}

const isEnglishPage = (key: string) => {
  const { locale, path } = splitLocale(key);
  const match = locale === defaultLocale ? matchRoute(path) : null;
  return match !== null && !articleAt(match) && (listAt(match)?.page ?? 1) === 1;
};

/**
 * Returns the routes to render next, if there is time: pages and feeds that visitors have requested from the publication
 * before, lists in other languages, and English pages that are no articles.
 * @param requested keys of the former, the latest last
 * @param rendered keys of all pages of the publication before
 */
export function nextPages(
  requested: readonly string[],
  rendered: Iterable<string>,
  index: ContentIndex = contentIndex(),
): string[] {
  const first = new Set(firstPages(index));
  const lists = internalLocales.flatMap((locale) => listPages(locale, index));
  const keys = new Set([...requested.toReversed(), ...lists, ...[...rendered].filter(isEnglishPage)]);
  return [...keys].filter((key) => !first.has(key)).map(toRoute);
}
