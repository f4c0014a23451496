import { getTranslations } from 'next-intl/server';
import { LanguageBadge } from '@/components/sections/language-badge';
import { Icon } from '@/components/ui/icon';
import { shownArticles } from '@/lib/content/article-lists';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { adjacentArticles } from '@/lib/pages/adjacent-articles';
import { summarizeArticle } from '@/lib/pages/articles';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { groupByTopic } from '@/lib/urls/article-topics';
import type { CollectionName } from '@/lib/urls/route-table';
import styles from './prev-next.module.css';

type PrevNextProps = { locale: LocaleCode; collection: CollectionName; id: string };

/** The articles of a collection, ordered as in the section's menu. */
function listInMenuOrder(locale: LocaleCode, collection: CollectionName): readonly ArticleMetadata[] {
  const all = shownArticles(contentIndex(), collection, locale);
  return collection === 'helps' ? groupByTopic(collection, all).flatMap(({ articles }) => articles) : all;
}

/** Links to the previous and next article. Releases are listed newest first, so their order is reversed. */
export async function PrevNext({ locale, collection, id }: PrevNextProps) {
  const t = await getTranslations('articles');
  const { previous: before, next: after } = adjacentArticles(listInMenuOrder(locale, collection), id);
  const [previous, next] = collection === 'release' ? [after, before] : [before, after];
  if (!previous && !next) return null;
  const renderLink = async (metadata: ArticleMetadata, direction: 'previous' | 'next') => {
    const { path, title, locale: contentLocale } = await summarizeArticle(collection, metadata, locale);
    return (
      <a href={linkPath(locale, path)} rel={direction === 'next' ? 'next' : 'prev'}>
        <span>
          {t(direction)} <LanguageBadge contentLocale={contentLocale} pageLocale={locale} />
        </span>
        <strong lang={langIfDifferent(contentLocale, locale)}>{title}</strong>
        <Icon name="arrow-right" size={18} />
      </a>
    );
  };
  return (
    <nav className={styles.links} aria-label={t('related')}>
      {previous ? await renderLink(previous, 'previous') : null}
      {next ? await renderLink(next, 'next') : null}
    </nav>
  );
}
