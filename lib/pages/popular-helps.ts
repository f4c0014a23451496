import type { LocaleCode } from '@/lib/i18n/locales';
import { ownFirst } from '@/lib/i18n/own-first';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';
import { popularHelps } from '@/lib/routes/help-topics';

/** The help articles that are asked for most, those in the reader's language first. */
export async function listPopularHelps(locale: LocaleCode): Promise<ArticleSummary[]> {
  const helps = await listArticles('helps', locale);
  return ownFirst(
    popularHelps.flatMap((id) => helps.filter((article) => article.id === id)),
    locale,
  );
}
