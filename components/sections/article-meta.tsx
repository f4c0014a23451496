import { getFormatter, getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/pages/articles';
import { taxonomyMessages } from '@/lib/next-intl/taxonomy-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import styles from './article-meta.module.css';

type ArticleMetaProps = {
  locale: LocaleCode;
  article: ArticleSummary;
  /** Whether adjacent articles have different categories. */
  showsCategory: boolean;
};

/** Whether the articles have more than one category. */
export const isMixed = (articles: readonly ArticleSummary[]): boolean =>
  new Set(articles.map(({ category }) => category)).size > 1;

/** Metadata of an article in one line: date, category and reading time. */
export async function ArticleMeta({ locale, article, showsCategory }: ArticleMetaProps) {
  const t = await getTranslations('articles');
  const format = await getFormatter();
  const label = await taxonomyMessages(locale);
  const { category, date, minutes } = article;
  return (
    <p className={styles.meta}>
      <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'long' })}</time>{' '}
      {showsCategory && category ? <strong>{label(category)}</strong> : null}{' '}
      <span>{t('readingTime', { count: String(minutes) })}</span>
    </p>
  );
}
