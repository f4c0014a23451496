import { getFormatter, getTranslations } from 'next-intl/server';
import { Cover } from '@/components/sections/cover';
import type { ArticleSummary } from '@/lib/pages/articles';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import styles from './article-list.module.css';

/** Articles as a list: cover, title, date, description. Articles in English among others are marked as such. */
export async function ArticleList({ locale, articles }: { locale: LocaleCode; articles: readonly ArticleSummary[] }) {
  const t = await getTranslations('articles');
  const format = await getFormatter();
  if (articles.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ul className={styles.list}>
      {articles.map((article) => {
        const language = article.locale === locale ? undefined : languageOf(article.locale);
        return (
          <li className={styles.item} key={article.path} data-kept="">
            <Cover path={article.path} />
            <div>
              <h2 className={styles.title} lang={language}>
                <a href={linkPath(locale, article.path)}>{article.title}</a>
              </h2>
              <p className={styles.facts}>
                <time dateTime={article.date}>{format.dateTime(new Date(article.date), { dateStyle: 'long' })}</time>
              </p>
              <p className={styles.text} lang={language}>
                {article.description}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
