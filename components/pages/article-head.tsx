import { getFormatter, getTranslations } from 'next-intl/server';
import { Cover } from '@/components/sections/cover';
import { HeadingText } from '@/components/sections/heading-text';
import { Note } from '@/components/ui/note';
import type { Article } from '@/lib/pages/articles';
import { startsWithVersion } from '@/lib/pages/version-in-title';
import { taxonomyMessages } from '@/lib/next-intl/taxonomy-messages';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import styles from './article-head.module.css';
import page from './article-page.module.css';

type ArticleHeadProps = {
  locale: LocaleCode;
  article: Article;
  /** Whether its cover is shown at the top. */
  hasCover: boolean;
};

/** Head of an article: title, lead, metadata, notes, and cover. */
export async function ArticleHead({ locale, article, hasCover }: ArticleHeadProps) {
  const t = await getTranslations('articles');
  const label = await taxonomyMessages(locale);
  const format = await getFormatter();
  const { category, date, updated, version, author } = article;
  const formatDate = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const language = langIfDifferent(article.locale, locale);
  return (
    <header className={`${page.head} ${styles.head}`}>
      <div>
        <h1 tabIndex={-1} lang={language}>
          <HeadingText text={article.title} />
        </h1>
        <p className={styles.lead} lang={language}>
          {article.description}
        </p>
        <p className={styles.meta}>
          {category ? <strong>{label(category)}</strong> : null}{' '}
          {author ? <span data-author="">{t(`authors.${author}`)}</span> : null}{' '}
          <time dateTime={date}>{updated ? t('published', { date: formatDate(date) }) : formatDate(date)}</time>{' '}
          {version && !startsWithVersion(article) ? <span>{t('version', { version })}</span> : null}{' '}
          {updated ? <time dateTime={updated}>{t('updated', { date: formatDate(updated) })}</time> : null}{' '}
          <span>{t('readingTime', { count: String(article.minutes) })}</span>
        </p>
        {language ? <Note>{t('untranslated')}</Note> : null}
      </div>
      {hasCover ? <Cover path={article.path} /> : null}
    </header>
  );
}
