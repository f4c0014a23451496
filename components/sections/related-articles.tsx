import { getTranslations } from 'next-intl/server';
import { Cover } from '@/components/sections/cover';
import { HeadingText } from '@/components/sections/heading-text';
import { LanguageBadge } from '@/components/sections/language-badge';
import { shownArticles } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { related } from '@/lib/pages/adjacent-articles';
import { summarise } from '@/lib/pages/articles';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import type { CollectionName } from '@/lib/urls/route-table';
import styles from './related-articles.module.css';

type RelatedArticlesProps = { locale: LocaleCode; collection: CollectionName; article: ArticleMetadata };

/** Up to three related articles, with their covers. */
export async function RelatedArticles({ locale, collection, article }: RelatedArticlesProps) {
  const t = await getTranslations('articles');
  const all = shownArticles(contentIndex(), collection, locale);
  const like = related(all, article, 3, locale);
  if (like.length === 0) return null;
  const shown = await Promise.all(like.map((facts) => summarise(collection, facts, locale)));
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 className={styles.heading} id="related">
        {t('related')}
      </h2>
      <ul className={styles.cards}>
        {shown.map(({ id, path, title, locale: written, minutes }) => (
          <li className={styles.card} key={id}>
            <Cover path={path} />
            <div>
              <h3 className={styles.title} lang={foreignLanguage(written, locale)}>
                <a href={linkPath(locale, path)}>
                  <HeadingText text={title} />
                </a>
              </h3>
              <p className={styles.minutes}>
                {t('minutes', { count: String(minutes) })} <LanguageBadge written={written} reader={locale} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
