import { getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/pages/articles';
import { neighbours } from '@/lib/pages/around-article';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/routes/route-table';
import styles from './neighbours.module.css';

type NeighboursProps = {
  locale: LocaleCode;
  collection: CollectionName;
  article: ArticleSummary;
  /** All of the collection, as its readers are shown it. */
  all: readonly ArticleSummary[];
};

/** The articles before and after one. Versions are listed from the newest, so the one before stands after. */
export async function Neighbours({ locale, collection, article, all }: NeighboursProps) {
  const t = await getTranslations('articles');
  const { before, after } = neighbours(all, article.id);
  const [previous, next] = collection === 'release' ? [after, before] : [before, after];
  if (!previous && !next) return null;
  const title = ({ title: words, locale: written }: ArticleSummary) => (
    <strong lang={foreignLanguage(written, locale)}>{words}</strong>
  );
  return (
    <nav className={styles.ways} aria-label={t('related')}>
      {previous ? (
        <a href={linkPath(locale, previous.path)} rel="prev">
          <span>{t('previous')}</span>
          {title(previous)}
        </a>
      ) : null}
      {next ? (
        <a className={styles.next} href={linkPath(locale, next.path)} rel="next">
          <span>{t('next')}</span>
          {title(next)}
        </a>
      ) : null}
    </nav>
  );
}
