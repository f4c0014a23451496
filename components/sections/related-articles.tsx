import { getTranslations } from 'next-intl/server';
import { Cover } from '@/components/sections/cover';
import type { ArticleSummary } from '@/lib/pages/articles';
import { related } from '@/lib/pages/around-article';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import styles from './related-articles.module.css';

type RelatedArticlesProps = {
  locale: LocaleCode;
  article: ArticleSummary;
  /** All of the collection, as its readers are shown it. */
  all: readonly ArticleSummary[];
};

/** Up to three articles like the one above, with their covers. */
export async function RelatedArticles({ locale, article, all }: RelatedArticlesProps) {
  const t = await getTranslations('articles');
  const like = related(all, article, 3);
  if (like.length === 0) return null;
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 className={styles.heading} id="related">
        {t('related')}
      </h2>
      <ul className={styles.cards}>
        {like.map(({ id, path, title, locale: written, minutes }) => (
          <li className={styles.card} key={id}>
            <Cover path={path} />
            <div>
              <h3 className={styles.title} lang={foreignLanguage(written, locale)}>
                <a href={linkPath(locale, path)}>{title}</a>
              </h3>
              <p className={styles.minutes}>{t('minutes', { count: String(minutes) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
