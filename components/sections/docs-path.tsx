import { getTranslations } from 'next-intl/server';
import type { ListBodyProps } from '@/components/sections/article-list';
import { LanguageTag } from '@/components/sections/language-tag';
import { OutlineLinks } from '@/components/sections/outline-links';
import { SearchForm } from '@/components/sections/search-form';
import { getArticle } from '@/lib/pages/articles';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import styles from './docs-path.module.css';

/** The documentation: a search, then its pages as a path, in reading order with their sections, led by where to start. */
export async function DocsPath({ locale, articles }: ListBodyProps) {
  const t = await getTranslations('articles');
  const pages = await Promise.all(articles.map(({ id }) => getArticle('docs', id, locale)));
  return (
    <>
      <SearchForm locale={locale} />
      <ol className={styles.path} data-kept="">
        {pages.map((article, i) => {
          const language = foreignLanguage(article.locale, locale);
          return (
            <li className={styles.step} key={article.path}>
              <div className={styles.words}>
                {i === 0 ? <p className={styles.start}>{t('start')}</p> : null}
                <h2 className={styles.title} lang={language}>
                  <a href={linkPath(locale, article.path)}>{article.title}</a>
                </h2>
                <p className={styles.text} lang={language}>
                  {article.description}
                </p>
                <p className={styles.minutes}>
                  {t('minutes', { count: String(article.minutes) })}{' '}
                  <LanguageTag written={article.locale} reader={locale} />
                </p>
              </div>
              <div className={styles.outline}>
                <OutlineLinks locale={locale} article={article} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
