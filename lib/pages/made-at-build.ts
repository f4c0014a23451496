import { pageSize } from '@/lib/content/article-lists';
import { contentIndex, type ArticleFacts, type ContentIndex } from '@/lib/content/content-index';
import { articleAt } from '@/lib/routes/article-path';
import { listAt } from '@/lib/routes/list-path';
import { matchRoute } from '@/lib/routes/match';
import type { PagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/settings/site';

/**
 * Which pages a build makes: all but older articles, and lists where they have come to those. What it leaves out is made
 * when somebody asks for it first (lib/serving/making).
 */

/** The articles of a collection whose pages a build makes, in every language: the first ones in the index's order. */
export function articlesAtBuild(all: readonly ArticleFacts[], most = site.articlesAtBuild): readonly ArticleFacts[] {
  return all.slice(0, most);
}

/** The number of the last page of a list that a build makes: as many as the articles above fill. */
export function lastPageAtBuild(most = site.articlesAtBuild): number {
  return Math.ceil(most / pageSize);
}

/** True for a page that a build makes, if there is such a page. */
export function isAtBuild(path: PagePath, index: ContentIndex = contentIndex(), most = site.articlesAtBuild): boolean {
  const match = matchRoute(path);
  if (!match || !mayBeMadeLater(path)) return true;
  const article = articleAt(match);
  if (article) return articlesAtBuild(index[article.collection], most).some(({ id }) => id === article.id);
  return (listAt(match)?.page ?? 1) <= lastPageAtBuild(most);
}

/** True for a page of a kind of which a build makes only some: an article's, or a further one of a list. */
export function mayBeMadeLater(path: PagePath): boolean {
  const match = matchRoute(path);
  if (!match) return false;
  const article = articleAt(match);
  return article ? article.collection !== 'legal' : (listAt(match)?.page ?? 1) > 1;
}
