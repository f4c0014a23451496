import { pageSize } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { articleAt } from '@/lib/urls/article-path';
import { listAt } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match';
import type { PagePath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { site } from '@/lib/config/site';

/**
 * Prerender policy: a build renders all pages except older articles, the list pages that contain only those, and articles
 * shown in another language than the page's. The others are rendered on first request
 * (lib/http-server/postbuild/on-demand-pages.ts).
 */

/** The articles of a collection that a build renders in the languages in which they are written: the newest ones. */
export function prerenderedArticles(
  all: readonly ArticleMetadata[],
  limit = site.articlesAtBuild,
): readonly ArticleMetadata[] {
  return all.slice(0, limit);
}

/** Number of the last prerendered page of a list: the prerendered articles fill this number of pages. */
export function lastPrerenderedPage(limit = site.articlesAtBuild): number {
  return Math.ceil(limit / pageSize);
}

/** Whether a page is prerendered in a locale, if it exists there. */
export function isPrerendered(
  locale: LocaleCode,
  path: PagePath,
  index: ContentIndex = contentIndex(),
  limit = site.articlesAtBuild,
): boolean {
  const match = matchRoute(path);
  if (!match || !isOnDemand(path)) return true;
  const article = articleAt(match);
  if (article) {
    const articles = prerenderedArticles(index[article.collection], limit);
    return articles.some(({ id, locales }) => id === article.id && locales.includes(locale));
  }
  return (listAt(match)?.page ?? 1) <= lastPrerenderedPage(limit);
}

/** Whether a page belongs to a kind that is only partly prerendered: articles, and further pages of lists. */
export function isOnDemand(path: PagePath): boolean {
  const match = matchRoute(path);
  if (!match) return false;
  const article = articleAt(match);
  return article ? article.collection !== 'legal' : (listAt(match)?.page ?? 1) > 1;
}
