import { getFormatter, getTranslations } from 'next-intl/server';
import type { ArticleListProps } from '@/components/sections/article-list';
import { Cover } from '@/components/sections/cover';
import { langIfDifferent } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import styles from './untranslated.module.css';

/** Articles of the blog or news that are only in English, below the translated ones: title, date and a small cover. */
export async function UntranslatedArticles({ locale, articles }: ArticleListProps) {
  const t = await getTranslations('articles');
  const format = await getFormatter();
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="english">
      <h2 className={styles.name} id="english">
        {t('topics.untranslated')}
      </h2>
      <ul className={styles.entries}>
        {articles.map(({ path, title, date, locale: contentLocale }) => (
          <li className={styles.entry} key={path}>
            <Cover path={path} />
            <div>
              <h3 className={styles.title} lang={langIfDifferent(contentLocale, locale)}>
                <a href={linkPath(locale, path)}>{title}</a>
              </h3>
              <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'long' })}</time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
