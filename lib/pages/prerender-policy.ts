import { pageSize } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { articleAt } from '@/lib/urls/article-path';
import { listAt } from '@/lib/urls/list-path';
import { matchRoute } from '@/lib/urls/match-route';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import { internalLocales } from '@/lib/i18n/origins';
import { site } from '@/lib/config/site';

/**
 * Prerender policy: a build renders all pages except older articles, the list pages that contain only those, and
 * articles shown in another language than the page's. What a build has not rendered, and the payloads and Markdown of
 * all pages, are generated on first request (lib/http-server/rendering/on-demand-pages.ts).
 */

/**
 * Set while a partial build is rendered: only the English pages that are not articles, and the templates. A server can
 * start with them; the others are rendered while it serves (scripts/render-remaining-pages.ts).
 */
const isPartialBuild = process.env.PARTIAL_BUILD === '1';

/** The locales of prerendered pages. */
export const prerenderedLocales: readonly InternalLocale[] = isPartialBuild ? [defaultLocale] : internalLocales;

const articlesAtBuild = isPartialBuild ? 0 : site.articlesAtBuild;

/** The articles of a collection that a build renders in the languages in which they are written: the newest ones. */
export function prerenderedArticles(
  all: readonly ArticleMetadata[],
  limit = articlesAtBuild,
): readonly ArticleMetadata[] {
  return all.slice(0, limit);
}

/** Number of the last prerendered page of a list: the prerendered articles fill this number of pages. */
export function lastPrerenderedPage(limit = articlesAtBuild): number {
  return Math.ceil(limit / pageSize);
}

/** Whether a complete build contains a page in a locale, if it exists there. */
export function isPrerendered(
  locale: LocaleCode,
  path: PagePath,
  index: ContentIndex = contentIndex(),
  limit = articlesAtBuild,
): boolean {
  const match = matchRoute(path);
  if (!match) return true;
  const article = articleAt(match);
  if (article && article.collection !== 'legal') {
    const articles = prerenderedArticles(index[article.collection], limit);
    return articles.some(({ id, locales }) => id === article.id && locales.includes(locale));
  }
  const page = listAt(match)?.page ?? 1;
  return page === 1 || page <= lastPrerenderedPage(limit);
}
