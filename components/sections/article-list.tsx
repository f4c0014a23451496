import { getTranslations } from 'next-intl/server';
import { ArticleFacts } from '@/components/sections/article-facts';
import { Cover } from '@/components/sections/cover';
import type { ArticleSummary } from '@/lib/pages/articles';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { apartByLanguage } from '@/lib/i18n/own-first';
import { linkPath } from '@/lib/i18n/paths';
import others from './other-language.module.css';
import styles from './article-list.module.css';

export type ListBodyProps = { locale: LocaleCode; articles: readonly ArticleSummary[] };

function Entry({ locale, article }: { locale: LocaleCode; article: ArticleSummary }) {
  const language = foreignLanguage(article.locale, locale);
  return (
    <li className={styles.item}>
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
}

/**
 * Articles with their covers, the first one large: title, what is known of it, description. Those in English among others
 * stand below them.
 */
export async function ArticleList({ locale, articles }: ListBodyProps) {
  const t = await getTranslations('articles');
  const apart = apartByLanguage(articles, locale);
  const entries = (some: readonly ArticleSummary[]) =>
    some.map((article) => <Entry locale={locale} article={article} key={article.path} />);
  return (
    <div data-kept="">
      <ul className={`${styles.list} ${styles.led}`}>{entries(apart.own)}</ul>
      {apart.others.length > 0 ? (
        <section className={others.part} aria-labelledby="english">
          <h2 className={others.name} id="english">
            {t('topics.english')}
          </h2>
          <ul className={styles.list}>{entries(apart.others)}</ul>
        </section>
      ) : null}
    </div>
  );
}
