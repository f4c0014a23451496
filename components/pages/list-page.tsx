import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import type { ArticleListProps } from '@/components/sections/article-list';
import { FilterNav, type FilterLink } from '@/components/sections/filter-nav';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLayout } from '@/components/layout/page-layout';
import { FeedLink } from '@/components/sections/feed-link';
import { ContentSections } from '@/components/sections/content-sections';
import { JsonLd } from '@/components/layout/json-ld';
import { HeadingText } from '@/components/sections/heading-text';
import { Note } from '@/components/ui/note';
import { countArticles, shownArticles } from '@/lib/content/article-lists';
import { listMessages } from '@/lib/next-intl/list-messages';
import { taxonomyMessages } from '@/lib/next-intl/taxonomy-messages';
import { listArticles } from '@/lib/pages/articles';
import { contentIndex } from '@/lib/content/content-index';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { articleRange, collectionLists, linkedPages, listPageCount } from '@/lib/pages/collection-lists';
import { breadcrumbList, itemList } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { hasFeed } from '@/lib/urls/feed-paths';
import { listPath, type ListRoute } from '@/lib/urls/list-path';
import { pathTo } from '@/lib/urls/path-to';
import { langProps, textProps } from '@/lib/i18n/element-text';
import styles from './list-page.module.css';

export async function listMetadata(route: ListRoute): Promise<Metadata> {
  const locale = await currentLocale();
  const { collection, category } = route;
  const count = shownArticles(contentIndex(), collection, locale, route).length;
  const { title, description } = await listMessages(route, locale, count);
  const feed = !category && hasFeed(collection) ? collection : undefined;
  return pageMetadata({ locale, path: listPath(route), title, description, feed });
}

/**
 * Filter links of a collection, the same on all of its lists: all articles and the categories, then the tags of the
 * current category. A single category is omitted; its tags are shown everywhere.
 */
async function filterRows({ collection, category, tag }: ListRoute, locale: LocaleCode): Promise<FilterLink[][]> {
  const t = await getTranslations('articles');
  const label = await taxonomyMessages(locale);
  const lists = collectionLists(contentIndex(), collection, locale);
  const categories = lists.filter((list) => list.tag === undefined);
  const [, first, second] = categories;
  if (!first) return [];
  const currentCategory = category ?? (second ? undefined : first.category);
  const tagLists = lists.filter((list) => list.tag !== undefined && list.category === currentCategory);
  const rows = second ? [categories, tagLists] : [[], tagLists];
  return rows.map((row) =>
    row.map((list) => {
      const key = list.tag ?? list.category;
      return {
        label: key === undefined ? t('all') : label(key),
        href: linkPath(locale, listPath(list)),
        current: list.category === category && list.tag === tag,
        count: countArticles(contentIndex(), collection, list)?.[locale].shown,
      };
    }),
  );
}

/** A row of links, preceded by its label. */
function Filter({ label, links }: { label: string; links: readonly FilterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.filter}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <FilterNav label={label} links={links} />
    </div>
  );
}

type ListPageProps = ListRoute & {
  /** Renders the articles. */
  Body: ComponentType<ArticleListProps>;
};

/** A page of a list, with links to its categories and other pages. */
export async function ListPage({ Body, ...route }: ListPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const label = await taxonomyMessages(locale);
  const { collection, category, tag, page = 1 } = route;
  const copy = pageCopy(locale, 'pages', collection);
  const count = shownArticles(contentIndex(), collection, locale, { category, tag }).length;
  const articles = await listArticles(collection, locale, { category, tag }, articleRange(route), true);
  const messages = await listMessages(route, locale, count);
  const path = listPath(route);
  const parent = listPath({ collection, category });
  const intermediateCrumbs = category && parent !== path ? [{ label: label(category), path: parent }] : [];
  const crumbs = breadcrumbs(locale, path, messages.name, intermediateCrumbs);
  const pages = linkedPages(page, listPageCount(route, count)).map((pageNumber) => ({
    label: String(pageNumber),
    href: linkPath(locale, listPath({ ...route, page: pageNumber })),
    current: pageNumber === page,
  }));
  const [filters = [], tags = []] = await filterRows(route, locale);
  const items = articles.map((article) => ({ name: article.title, path: article.path }));
  return (
    <PageLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <div className={styles.head}>
        <h1 tabIndex={-1} {...langProps(messages.heading)}>
          <HeadingText text={messages.heading} />
        </h1>
        <p className={styles.lead} {...textProps(messages.lead)} />
        <div className={styles.bar}>
          <Filter label={t('articles.categories')} links={filters} />
          <Filter label={t('articles.tags')} links={tags} />
          {!category && hasFeed(collection) ? <FeedLink locale={locale} collection={collection} /> : null}
        </div>
      </div>
      {articles.length > 0 && articles.every((article) => article.locale !== locale) ? (
        <Note>{t('articles.allUntranslated')}</Note>
      ) : null}
      {articles.length > 0 ? (
        <Body locale={locale} articles={articles} />
      ) : (
        <p className={styles.empty}>{t('articles.empty')}</p>
      )}
      {pages.length > 1 ? (
        <div className={styles.pages}>
          <FilterNav label={t('articles.pages')} links={pages} areNumbers />
        </div>
      ) : null}
      {path === pathTo(collection) && copy.sections.length > 0 ? <ContentSections sections={copy.sections} /> : null}
      <JsonLd data={[itemList(locale, items), breadcrumbList(crumbs)]} />
    </PageLayout>
  );
}

type ListPageParams = { params: Promise<Partial<Record<'category' | 'tag' | 'page', string>>> };

/** The exports of the route file of a collection's categories, tags or further pages, which are its parameters. */
export function listRoute(collection: ListRoute['collection'], Body: ListPageProps['Body']) {
  const readParams = async ({ params }: ListPageParams): Promise<ListRoute> => {
    const { category, tag, page = 1 } = await params;
    return { collection, category, tag, page: Number(page) };
  };
  return {
    generateMetadata: async (props: ListPageParams) => listMetadata(await readParams(props)),
    Page: async (props: ListPageParams) => <ListPage {...await readParams(props)} Body={Body} />,
  };
}
