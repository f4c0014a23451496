import type { ArticleFacts, ContentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/routing/routes';

/** Articles on one page of a list. */
export const pageSize = 12;

export type ListFilter = { category?: string; tag?: string };

/** True when the locale shows the article: in its own words, or in English where those are missing. */
export function isShown(article: ArticleFacts, locale: LocaleCode): boolean {
  return article.locales.includes(locale) || article.locales.includes('en');
}

/** The articles of a collection that a locale shows, in the index's order. */
export function shownArticles(
  index: ContentIndex,
  collection: CollectionName,
  locale: LocaleCode,
  { category, tag }: ListFilter = {},
): ArticleFacts[] {
  return index[collection].filter(
    (article) =>
      isShown(article, locale) &&
      (category === undefined || article.category === category) &&
      (tag === undefined || article.tags.includes(tag)),
  );
}

/** How many pages a list of so many articles has; an empty list still has its first. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / pageSize));
}

/** The values of a field over articles, each once, in order of first appearance. */
export function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
