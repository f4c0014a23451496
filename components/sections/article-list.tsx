import { ArticleMeta, isMixed } from '@/components/sections/article-meta';
import { Cover } from '@/components/sections/cover';
import { HeadingText } from '@/components/sections/heading-text';
import { UntranslatedArticles } from '@/components/sections/untranslated-articles';
import type { ArticleSummary } from '@/lib/pages/articles';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { partitionByLocale } from '@/lib/i18n/sort-by-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import styles from './article-list.module.css';

export type ArticleListProps = { locale: LocaleCode; articles: readonly ArticleSummary[] };

type EntryProps = { locale: LocaleCode; article: ArticleSummary; showsCategory: boolean };

function Entry({ locale, article, showsCategory }: EntryProps) {
  const language = langIfDifferent(article.locale, locale);
  return (
    <li className={styles.item}>
      <div className={styles.cover}>
        <Cover path={article.path} />
      </div>
      <div className={styles.content}>
        <h2 className={styles.title} lang={language}>
          <a href={linkPath(locale, article.path)}>
            <HeadingText text={article.title} />
          </a>
        </h2>
        <ArticleMeta locale={locale} article={article} showsCategory={showsCategory} />
        <p className={styles.text} lang={language}>
          {article.description}
        </p>
      </div>
    </li>
  );
}

/**
 * Articles with their covers, the first one large: title, metadata, description. Articles in English are below them.
 * @param alwaysShowsCategory whether categories are shown even if all articles share one
 */
export function ArticleList({
  locale,
  articles,
  alwaysShowsCategory = false,
}: ArticleListProps & { alwaysShowsCategory?: boolean }) {
  const { matching: translated, others: untranslated } = partitionByLocale(articles, locale);
  const showsCategory = alwaysShowsCategory || isMixed(translated);
  return (
    <div data-dedupe="">
      <ul className={styles.list}>
        {translated.map((article) => (
          <Entry locale={locale} article={article} showsCategory={showsCategory} key={article.path} />
        ))}
      </ul>
      <UntranslatedArticles locale={locale} articles={untranslated} />
    </div>
  );
}
