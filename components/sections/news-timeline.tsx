import { getFormatter } from 'next-intl/server';
import { ArticleMeta, isMixed } from '@/components/sections/article-meta';
import { ArticleList, type ArticleListProps } from '@/components/sections/article-list';
import { Cover } from '@/components/sections/cover';
import { HeadingText } from '@/components/sections/heading-text';
import { UntranslatedArticles } from '@/components/sections/untranslated-articles';
import { capitalize } from '@/lib/i18n/capitalize';
import { langIfDifferent, languageTag } from '@/lib/i18n/locales';
import { partitionByLocale } from '@/lib/i18n/sort-by-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { groupByMonth } from '@/lib/pages/group-by-month';
import styles from './news-timeline.module.css';

function News({ locale, articles, showsCategory }: ArticleListProps & { showsCategory: boolean }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => {
        const language = langIfDifferent(article.locale, locale);
        return (
          <li className={styles.item} key={article.path}>
            <div>
              <h3 className={styles.title} lang={language}>
                <a href={linkPath(locale, article.path)}>
                  <HeadingText text={article.title} />
                </a>
              </h3>
              <ArticleMeta locale={locale} article={article} showsCategory={showsCategory} />
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

/** The latest news large, the others by month; untranslated news are below them. */
export async function NewsTimeline({ locale, articles }: ArticleListProps) {
  const format = await getFormatter();
  const { matching: translated, others: untranslated } = partitionByLocale(articles, locale);
  const [latest, ...earlier] = translated;
  const showsCategory = isMixed(translated);
  const formatMonth = (month: string) =>
    capitalize(format.dateTime(new Date(month), { year: 'numeric', month: 'long' }), languageTag(locale));
  return (
    <div className={styles.stream} data-dedupe="">
      {latest ? <ArticleList locale={locale} articles={[latest]} alwaysShowsCategory={showsCategory} /> : null}
      {groupByMonth(earlier).map(({ month, articles: news }) => (
        <section className={styles.month} key={month}>
          <h2 className={styles.name}>
            <time dateTime={month}>{formatMonth(month)}</time>
          </h2>
          <News locale={locale} articles={news} showsCategory={showsCategory} />
        </section>
      ))}
      <UntranslatedArticles locale={locale} articles={untranslated} />
    </div>
  );
}
