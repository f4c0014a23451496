import { getTranslations } from 'next-intl/server';
import { LanguageTag } from '@/components/sections/language-tag';
import { Icon } from '@/components/ui/icon';
import { shownArticles } from '@/lib/content/article-lists';
import { contentIndex, type ArticleFacts } from '@/lib/content/content-index';
import { neighbours } from '@/lib/pages/around-article';
import { summarise } from '@/lib/pages/articles';
import { foreignLanguage, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { byTopic } from '@/lib/routes/article-topics';
import { helpTopics } from '@/lib/routes/help-topics';
import type { CollectionName } from '@/lib/routes/route-table';
import styles from './neighbours.module.css';

type NeighboursProps = { locale: LocaleCode; collection: CollectionName; id: string };

/** The articles of a collection in the order in which the section's menu names them. */
function inOrder(locale: LocaleCode, collection: CollectionName): readonly ArticleFacts[] {
  const all = shownArticles(contentIndex(), collection, locale);
  return collection === 'helps' ? byTopic(helpTopics, all).flatMap(({ articles }) => articles) : all;
}

/** The articles before and after one. Versions are listed from the newest, so the one before stands after. */
export async function Neighbours({ locale, collection, id }: NeighboursProps) {
  const t = await getTranslations('articles');
  const { before, after } = neighbours(inOrder(locale, collection), id);
  const [previous, next] = collection === 'release' ? [after, before] : [before, after];
  if (!previous && !next) return null;
  const way = async (facts: ArticleFacts, to: 'previous' | 'next') => {
    const { path, title, locale: written } = await summarise(collection, facts, locale);
    return (
      <a href={linkPath(locale, path)} rel={to === 'next' ? 'next' : 'prev'}>
        <span>
          {t(to)} <LanguageTag written={written} reader={locale} />
        </span>
        <strong lang={foreignLanguage(written, locale)}>{title}</strong>
        <Icon name="arrow-right" size={18} />
      </a>
    );
  };
  return (
    <nav className={styles.ways} aria-label={t('related')}>
      {previous ? await way(previous, 'previous') : null}
      {next ? await way(next, 'next') : null}
    </nav>
  );
}
