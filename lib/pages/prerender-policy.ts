import { pageSize } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { articleAt } from '@/lib/urls/article-path';
import { listAt } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match';
import type { PagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/config/site';

/**
 * Which pages a build makes: all but older articles, and lists where they have come to those. What it leaves out is made
 * when somebody asks for it first (lib/http-server/postbuild).
 */

/** The articles of a collection whose pages a build makes, in every language: the first ones in the index's order. */
export function prerenderedArticles(
  all: readonly ArticleMetadata[],
  most = site.articlesAtBuild,
): readonly ArticleMetadata[] {
  return all.slice(0, most);
}

/** The number of the last page of a list that a build makes: as many as the articles above fill. */
export function lastPrerenderedPage(most = site.articlesAtBuild): number {
  return Math.ceil(most / pageSize);
}

/** True for a page that a build makes, if there is such a page. */
export function isPrerendered(
  path: PagePath,
  index: ContentIndex = contentIndex(),
  most = site.articlesAtBuild,
): boolean {
  const match = matchRoute(path);
  if (!match || !isOnDemand(path)) return true;
  const article = articleAt(match);
  if (article) return prerenderedArticles(index[article.collection], most).some(({ id }) => id === article.id);
  return (listAt(match)?.page ?? 1) <= lastPrerenderedPage(most);
}

/** True for a page of a kind of which a build makes only some: an article's, or a further one of a list. */
export function isOnDemand(path: PagePath): boolean {
  const match = matchRoute(path);
  if (!match) return false;
  const article = articleAt(match);
  return article ? article.collection !== 'legal' : (listAt(match)?.page ?? 1) > 1;
}
