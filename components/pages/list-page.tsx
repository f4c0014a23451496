import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import type { ListBodyProps } from '@/components/sections/article-list';
import { FilterNav, type FilterLink } from '@/components/sections/filter-nav';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLayout } from '@/components/layout/page-layout';
import { FeedLink } from '@/components/sections/feed-link';
import { ContentSections } from '@/components/sections/content-sections';
import { JsonLd } from '@/components/layout/json-ld';
import { HeadingText } from '@/components/sections/heading-text';
import { Note } from '@/components/ui/note';
import { countArticles, shownArticles } from '@/lib/content/article-lists';
import { listMessages } from '@/lib/server-messages/list-messages';
import { taxonomyMessages } from '@/lib/server-messages/taxonomy-messages';
import { listArticles } from '@/lib/pages/articles';
import { contentIndex } from '@/lib/content/content-index';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/server-messages/current-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { articlesOn, collectionLists, namedPages, pagesOf } from '@/lib/pages/collection-lists';
import { breadcrumbList, itemList } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { hasFeed } from '@/lib/urls/feed-paths';
import { listPath, type ListRoute } from '@/lib/urls/list-path';
import { pathTo } from '@/lib/urls/path-to';
import styles from './list-page.module.css';

export async function listMetadata(address: ListRoute): Promise<Metadata> {
  const locale = await currentLocale();
  const { collection, category } = address;
  const count = shownArticles(contentIndex(), collection, locale, address).length;
  const { title, description } = await listMessages(address, locale, count);
  const feed = !category && hasFeed(collection) ? collection : undefined;
  return pageMetadata({ locale, path: listPath(address), title, description, feed });
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
  const read = category ?? (second ? undefined : first.category);
  const own = lists.filter((list) => list.tag !== undefined && list.category === read);
  const rows = second ? [categories, own] : [[], own];
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
  Body: ComponentType<ListBodyProps>;
};

/** A page of a list, with links to its categories and other pages. */
export async function ListPage({ Body, ...address }: ListPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const label = await taxonomyMessages(locale);
  const { collection, category, tag, page = 1 } = address;
  const copy = pageCopy(locale, 'pages', collection);
  const count = shownArticles(contentIndex(), collection, locale, { category, tag }).length;
  const shown = await listArticles(collection, locale, { category, tag }, articlesOn(address), true);
  const words = await listMessages(address, locale, count);
  const path = listPath(address);
  const parent = listPath({ collection, category });
  const between = category && parent !== path ? [{ label: label(category), path: parent }] : [];
  const crumbs = breadcrumbs(locale, path, words.name, between);
  const pages = namedPages(page, pagesOf(address, count)).map((number) => ({
    label: String(number),
    href: linkPath(locale, listPath({ ...address, page: number })),
    current: number === page,
  }));
  const [filters = [], tags = []] = await filterRows(address, locale);
  const items = shown.map((article) => ({ name: article.title, path: article.path }));
  return (
    <PageLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <HeadingText text={words.heading} />
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.bar}>
          <Filter label={t('articles.categories')} links={filters} />
          <Filter label={t('articles.tags')} links={tags} />
          {!category && hasFeed(collection) ? <FeedLink locale={locale} collection={collection} /> : null}
        </div>
      </div>
      {shown.length > 0 && shown.every((article) => article.locale !== locale) ? (
        <Note>{t('articles.noneTranslated')}</Note>
      ) : null}
      {shown.length > 0 ? (
        <Body locale={locale} articles={shown} />
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
