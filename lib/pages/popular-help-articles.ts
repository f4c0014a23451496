import { popularHelpArticles } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import { sortByLocale } from '@/lib/i18n/sort-by-locale';
import { summarizeArticle, type ArticleSummary } from '@/lib/pages/articles';

/** The most requested help articles, those in the reader's language first. */
export async function listPopularHelpArticles(locale: LocaleCode): Promise<ArticleSummary[]> {
  return sortByLocale(
    await Promise.all(
      popularHelpArticles(contentIndex()).map((metadata) => summarizeArticle('helps', metadata, locale)),
    ),
    locale,
  );
}
