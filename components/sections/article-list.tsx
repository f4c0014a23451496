import { ArticleFacts } from '@/components/sections/article-facts';
import { Cover } from '@/components/sections/cover';
import type { ArticleSummary } from '@/lib/pages/articles';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import styles from './article-list.module.css';

export type ListBodyProps = { locale: LocaleCode; articles: readonly ArticleSummary[] };

/**
 * Articles with their covers, the first one large: title, what is known of it, description. Articles in English among
 * others are marked as such.
 */
export function ArticleList({ locale, articles }: ListBodyProps) {
  return (
    <ul className={styles.list} data-kept="">
      {articles.map((article) => {
        const language = foreignLanguage(article.locale, locale);
        return (
          <li className={styles.item} key={article.path}>
            <div className={styles.cover}>
              <Cover path={article.path} />
            </div>
            <div className={styles.words}>
              <ArticleFacts locale={locale} article={article} />
              <h2 className={styles.title} lang={language}>
                <a href={linkPath(locale, article.path)}>{article.title}</a>
              </h2>
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
