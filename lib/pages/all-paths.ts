import { articlePath } from '@/lib/pages/article-path';
import { countArticles, distinct, findArticle, pageCount, type ListFilter } from '@/lib/content/article-lists';
import { contentIndex, type ArticleFacts, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { pageVersions } from '@/lib/pages/page-versions';
import { alternativeIds, featureIds, solutionIds } from '@/lib/routes/catalogue';
import { matchRoute } from '@/lib/routes/match';
import { collectionNames, routes, type CollectionName } from '@/lib/routes/route-table';

/** Pages 2 and on of a list, in whichever locale has the most of them. */
function furtherPages(index: ContentIndex, name: CollectionName, root: PagePath, filter: ListFilter): PagePath[] {
  const counts = countArticles(index, name, filter);
  const longest = counts ? Math.max(...localeCodes.map((locale) => counts[locale].shown)) : 0;
  return Array.from({ length: pageCount(longest) - 1 }, (_, i) => `${root}/page/${i + 2}`);
}

function journalPaths(index: ContentIndex, name: 'blog' | 'news'): PagePath[] {
  const articles = index[name];
  const categories = distinct(articles.flatMap(({ category }) => category ?? []));
  return [
    ...furtherPages(index, name, `/${name}`, {}),
    ...categories.flatMap((category) => {
      const root = `/${name}-${category}`;
      const tags = distinct(articles.filter((one) => one.category === category).flatMap((one) => one.tags));
      return [root, ...furtherPages(index, name, root, { category }), ...tags.map((tag) => `${root}/${tag}`)];
    }),
  ];
}

/** Every page's own path, in whichever locales it exists. */
export function allPaths(index: ContentIndex = contentIndex()): PagePath[] {
  return [
    ...routes.filter(({ pattern }) => !pattern.includes(':')).map(({ pattern }) => pattern),
    ...featureIds.map((id) => `/${id}`),
    ...solutionIds.map((id) => `/solutions/${id}`),
    ...alternativeIds.map((id) => `/alternatives/${id}`),
    ...collectionNames.flatMap((name) => index[name].map(({ id }) => articlePath(name, id))),
    ...journalPaths(index, 'blog'),
    ...journalPaths(index, 'news'),
  ];
}

/** The paths whose page in a locale belongs into that locale's sitemap. */
export function indexedPaths(locale: LocaleCode, index: ContentIndex = contentIndex()): PagePath[] {
  return allPaths(index).filter((path) => pageVersions(path, index).some((version) => version.locale === locale));
}

/** The facts of the article that a path shows, if it shows one. */
export function articleOf(path: PagePath, index: ContentIndex = contentIndex()): ArticleFacts | undefined {
  const match = matchRoute(path);
  const id = match?.params.id ?? match?.params.html;
  const collection = match?.route.collection ?? (match?.route.id === 'html' ? 'legal' : undefined);
  return collection && id ? findArticle(index, collection, id) : undefined;
}
