import { getTranslations } from 'next-intl/server';
import { CollapsibleNav } from '@/components/sections/collapsible-nav';
import { SectionMenu } from '@/components/sections/section-menu';
import collapsible from '@/components/sections/collapsible-nav.module.css';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';
import { collectionLists } from '@/lib/pages/collection-lists';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { taxonomyMessages } from '@/lib/next-intl/taxonomy-messages';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { groupByTopic } from '@/lib/urls/article-topics';
import { listPath } from '@/lib/urls/list-path';
import { pathTo } from '@/lib/urls/path-to';
import type { CollectionName } from '@/lib/urls/route-table';
import styles from './article-sidebar.module.css';

type ArticleSidebarProps = {
  locale: LocaleCode;
  collection: CollectionName;
  article: ArticleMetadata;
};

type Entry = { label: string; href: string; current?: 'page' | 'true' | undefined; language?: string | undefined };
type Group = { name: string | null; entries: Entry[] };

/** Categories of the blog or news; the article's own is marked. */
async function getCategoryGroup(collection: 'blog' | 'news', locale: LocaleCode, category?: string): Promise<Group> {
  const t = await getTranslations('articles');
  const label = await taxonomyMessages(locale);
  const lists = collectionLists(contentIndex(), collection, locale).filter(({ tag }) => tag === undefined);
  const entries = lists.map((list) => ({
    label: list.category ? label(list.category) : t('all'),
    href: linkPath(locale, listPath(list)),
    current: list.category && list.category === category ? ('true' as const) : undefined,
  }));
  return { name: null, entries };
}

/** The links of a group; a named group is open if it contains the current page. */
function Entries({ name, entries }: Group) {
  const list = (
    <ol>
      {entries.map(({ label, href, current, language }) => (
        <li key={href} lang={language}>
          <a href={href} aria-current={current}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
  if (!name) return list;
  return (
    <details className={styles.group} open={entries.some(({ current }) => current)}>
      <summary>{name}</summary>
      {list}
    </details>
  );
}

/** Sidebar of an article: the categories of the blog or news, or the pages of the article's section. */
export async function ArticleSidebar({ locale, collection, article }: ArticleSidebarProps) {
  const t = await getTranslations('articles');
  const shell = await getTranslations('shell');
  const toEntry = ({ id, path, title, version, locale: contentLocale }: ArticleSummary): Entry => ({
    label: version ?? title,
    href: linkPath(locale, path),
    current: id === article.id ? 'page' : undefined,
    language: langIfDifferent(contentLocale, locale),
  });
  const getGroups = async (): Promise<Group[]> => {
    if (collection === 'blog' || collection === 'news') {
      return [await getCategoryGroup(collection, locale, article.category)];
    }
    const articles = await listArticles(collection, locale);
    if (collection !== 'helps' && collection !== 'docs') return [{ name: null, entries: articles.map(toEntry) }];
    return groupByTopic(collection, articles).map(({ id, articles }) => ({
      name: t(`topics.${id}`),
      entries: articles.map(toEntry),
    }));
  };
  const groups = await getGroups();
  const label = collection === 'legal' ? shell('footer.legal') : pageLink(locale, pathTo(collection)).label;
  const entries = groups.map((group) => <Entries {...group} key={group.name} />);
  if (collection === 'docs' || collection === 'helps') {
    return (
      <SectionMenu label={label} open={t(`menu.${collection}`)} close={t('menu.close')}>
        {entries}
      </SectionMenu>
    );
  }
  return (
    <CollapsibleNav label={label} className={collapsible.sideBySide}>
      {entries}
    </CollapsibleNav>
  );
}
