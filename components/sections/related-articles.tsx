import { getTranslations } from 'next-intl/server';
import { Cover } from '@/components/sections/cover';
import { HeadingText } from '@/components/sections/heading-text';
import { LanguageBadge } from '@/components/sections/language-badge';
import { shownArticles } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { similarArticles } from '@/lib/pages/similar-articles';
import { summarizeArticle } from '@/lib/pages/articles';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import type { CollectionName } from '@/lib/urls/route-table';
import styles from './related-articles.module.css';

type RelatedArticlesProps = { locale: LocaleCode; collection: CollectionName; article: ArticleMetadata };

/** Up to three related articles, with their covers. */
export async function RelatedArticles({ locale, collection, article }: RelatedArticlesProps) {
  const t = await getTranslations('articles');
  const all = shownArticles(contentIndex(), collection, locale);
  const similar = similarArticles(all, article, 3, locale);
  if (similar.length === 0) return null;
  const summaries = await Promise.all(similar.map((metadata) => summarizeArticle(collection, metadata, locale)));
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 className={styles.heading} id="related">
        {t('related')}
      </h2>
      <ul className={styles.cards}>
        {summaries.map(({ id, path, title, locale: contentLocale, minutes }) => (
          <li className={styles.card} key={id}>
            <Cover path={path} />
            <div>
              <h3 className={styles.title} lang={langIfDifferent(contentLocale, locale)}>
                <a href={linkPath(locale, path)}>
                  <HeadingText text={title} />
                </a>
              </h3>
              <p className={styles.minutes}>
                {t('readingTime', { count: String(minutes) })}{' '}
                <LanguageBadge contentLocale={contentLocale} pageLocale={locale} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
