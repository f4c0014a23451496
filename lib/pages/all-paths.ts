import { distinct, findArticle } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { collectionLists, pageNumbersAfterFirst } from '@/lib/pages/collection-lists';
import { localeVariants } from '@/lib/pages/locale-variants';
import { articleAt, articlePath } from '@/lib/urls/article-path';
import { alternativeIds } from '@/lib/urls/alternatives';
import { featureIds, toolPageIds, topicIds } from '@/lib/urls/catalog';
import { existingCompanyPages } from '@/lib/urls/company-pages';
import { solutionIds } from '@/lib/urls/solutions';
import { listPath } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo } from '@/lib/urls/path-to';
import { collectionNames, isFixed, listedCollections, routes, type ListedCollection } from '@/lib/urls/route-table';

function listPaths(index: ContentIndex, collection: ListedCollection): PagePath[] {
  return collectionLists(index, collection).flatMap((list) =>
    [1, ...pageNumbersAfterFirst(list)].map((page) => listPath({ ...list, page })),
  );
}

const cache = new WeakMap<ContentIndex, readonly PagePath[]>();

/** The unprefixed paths of all pages that exist in at least one locale. */
export function allPaths(index: ContentIndex = contentIndex()): readonly PagePath[] {
  const paths = cache.get(index) ?? collectPaths(index);
  cache.set(index, paths);
  return paths;
}

function collectPaths(index: ContentIndex): PagePath[] {
  const paths = [
    ...routes.filter(isFixed).map(({ pattern }) => pattern),
    ...[...featureIds, ...topicIds, ...existingCompanyPages(), ...toolPageIds].map((html) => pathTo('html', { html })),
    ...solutionIds().map((id) => pathTo('solution', { id })),
    ...alternativeIds().map((id) => pathTo('alternative', { id })),
    ...collectionNames.flatMap((name) => index[name].map(({ id }) => articlePath(name, id))),
    ...listedCollections.flatMap((name) => listPaths(index, name)),
  ];
  // The root lists of collections are fixed routes too, so they occur twice.
  return distinct(paths);
}

/** The paths of the pages listed in a locale's sitemap. */
export function indexedPaths(locale: LocaleCode, index: ContentIndex = contentIndex()): PagePath[] {
  return allPaths(index).filter((path) => localeVariants(path, index).some((variant) => variant.locale === locale));
}

/** The metadata of the article at a path; undefined if the path is not an article's. */
export function articleOf(path: PagePath, index: ContentIndex = contentIndex()): ArticleMetadata | undefined {
  const match = matchRoute(path);
  const article = match && articleAt(match);
  return article ? findArticle(index, article.collection, article.id) : undefined;
}
