import { getFormatter, getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/pages/articles';
import { taxonomyWords } from '@/lib/rendering/taxonomy-words';
import type { LocaleCode } from '@/lib/i18n/locales';
import styles from './article-facts.module.css';

type ArticleFactsProps = { locale: LocaleCode; article: ArticleSummary };

/** What is known of an article, in one line: its day, category and how long it takes to read. */
export async function ArticleFacts({ locale, article }: ArticleFactsProps) {
  const t = await getTranslations('articles');
  const format = await getFormatter();
  const label = await taxonomyWords(locale);
  const { category, date, minutes, author } = article;
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'long' })}</time>{' '}
      {category ? <strong>{label(category)}</strong> : null} {author ? <span>{t(`authors.${author}`)}</span> : null}{' '}
      <span>{t('minutes', { count: String(minutes) })}</span>
    </p>
  );
}
