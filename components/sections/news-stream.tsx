import { getFormatter } from 'next-intl/server';
import { ArticleFacts, isMixed } from '@/components/sections/article-facts';
import { ArticleList, type ListBodyProps } from '@/components/sections/article-list';
import { Cover } from '@/components/sections/cover';
import { EnglishEntries } from '@/components/sections/english-entries';
import { withCapital } from '@/lib/i18n/capital';
import { foreignLanguage, languageOf } from '@/lib/i18n/locales';
import { apartByLanguage } from '@/lib/i18n/own-first';
import { linkPath } from '@/lib/i18n/paths';
import { byMonth } from '@/lib/pages/by-month';
import styles from './news-stream.module.css';

function News({ locale, articles, mixed }: ListBodyProps & { mixed: boolean }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => {
        const language = foreignLanguage(article.locale, locale);
        return (
          <li className={styles.item} key={article.path}>
            <div>
              <h3 className={styles.title} lang={language}>
                <a href={linkPath(locale, article.path)}>{article.title}</a>
              </h3>
              <ArticleFacts locale={locale} article={article} isMixed={mixed} />
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
  );
}

/** The latest news large, the others by their months; those in English among others stand below them. */
export async function NewsStream({ locale, articles }: ListBodyProps) {
  const format = await getFormatter();
  const { own, others } = apartByLanguage(articles, locale);
  const [latest, ...earlier] = own;
  const mixed = isMixed(own);
  const nameOf = (month: string) =>
    withCapital(format.dateTime(new Date(month), { year: 'numeric', month: 'long' }), languageOf(locale));
  return (
    <div className={styles.stream} data-kept="">
      {latest ? <ArticleList locale={locale} articles={[latest]} isNamed={mixed} /> : null}
      {byMonth(earlier).map(({ month, articles: news }) => (
        <section className={styles.month} key={month}>
          <h2 className={styles.name}>
            <time dateTime={month}>{nameOf(month)}</time>
          </h2>
          <News locale={locale} articles={news} mixed={mixed} />
        </section>
      ))}
      <EnglishEntries locale={locale} articles={others} />
    </div>
  );
}
