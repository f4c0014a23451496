import { getFormatter } from 'next-intl/server';
import { ArticleFacts } from '@/components/sections/article-facts';
import type { ListBodyProps } from '@/components/sections/article-list';
import { Cover } from '@/components/sections/cover';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { byMonth } from '@/lib/pages/by-month';
import styles from './news-stream.module.css';

/** News by their months, as they came in. */
export async function NewsStream({ locale, articles }: ListBodyProps) {
  const format = await getFormatter();
  return (
    <div data-kept="">
      {byMonth(articles).map(({ month, articles: news }) => (
        <section className={styles.month} key={month}>
          <h2 className={styles.name}>
            <time dateTime={month}>{format.dateTime(new Date(month), { year: 'numeric', month: 'long' })}</time>
          </h2>
          <ul className={styles.list}>
            {news.map((article) => {
              const language = foreignLanguage(article.locale, locale);
              return (
                <li className={styles.item} key={article.path}>
                  <div>
                    <ArticleFacts locale={locale} article={article} />
                    <h3 className={styles.title} lang={language}>
                      <a href={linkPath(locale, article.path)}>{article.title}</a>
                    </h3>
                    <p className={styles.text} lang={language}>
                      {article.description}
                    </p>
                  </div>
                  <div className={styles.cover}>
                    <Cover path={article.path} />
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
