import { findArticle } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { sortByLocale } from '@/lib/i18n/sort-by-locale';
import { summarizeArticle, type ArticleSummary } from '@/lib/pages/articles';
import { popularHelps } from '@/lib/urls/help-topics';

/** The most requested help articles, those in the reader's language first. */
export async function listPopularHelps(locale: LocaleCode): Promise<ArticleSummary[]> {
  const popularMetadata = popularHelps.flatMap((id) => findArticle(contentIndex(), 'helps', id) ?? []);
  return sortByLocale(
    await Promise.all(popularMetadata.map((metadata) => summarizeArticle('helps', metadata, locale))),
    locale,
  );
}
