import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/sections/article-list';
import { ListNav, type ListLink } from '@/components/sections/list-nav';
import { PageHead } from '@/components/sections/page-head';
import { Breadcrumbs } from '@/components/frame/breadcrumbs';
import { DefaultLayout } from '@/components/frame/default-layout';
import { CopySections } from '@/components/sections/copy-sections';
import { JsonLd } from '@/components/ui/json-ld';
import { distinct, pageCount, pageSize, shownArticles } from '@/lib/content/article-lists';
import { listPath, listRoot, listWords, type ListAddress } from '@/lib/rendering/list-words';
import { listArticles } from '@/lib/pages/articles';
import { contentIndex } from '@/lib/content/content-index';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/rendering/current-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/routes/route-table';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { feedCollections, type FeedCollection } from '@/lib/machine-readable/feeds';
import { breadcrumbList, itemList } from '@/lib/machine-readable/json-ld';
import { pageMetadata } from '@/lib/machine-readable/page-head';

const hasFeed = (collection: CollectionName): collection is FeedCollection =>
  (feedCollections as readonly string[]).includes(collection);

export async function listMetadata(address: ListAddress): Promise<Metadata> {
  const locale = await currentLocale();
  const { collection, category } = address;
  const count = shownArticles(contentIndex(), collection, locale, address).length;
  const { title, description } = await listWords(address, locale, count);
  const feed = !category && hasFeed(collection) ? collection : undefined;
  return pageMetadata({ locale, path: listPath(address), title, description, feed });
}

/** Links to the categories of the collection, or on a category's page to its tags. */
async function filterLinks(address: ListAddress, locale: LocaleCode): Promise<ListLink[]> {
  const t = await getTranslations();
  const { collection, category, tag } = address;
  const label = (key: string) => t(`taxonomy.${key as 'guides'}`);
  const all = shownArticles(contentIndex(), collection, locale);
  const root = { label: t('articles.all'), path: `/${collection}`, current: !category };
  const categories = distinct(all.flatMap((article) => article.category ?? []));
  if (categories.length === 0) return [];
  const links = [
    root,
    ...categories.map((id) => ({ label: label(id), path: `/${collection}-${id}`, current: category === id && !tag })),
  ];
  const tags = distinct(all.filter((article) => article.category === category).flatMap((article) => article.tags));
  const tagLinks = category
    ? tags.map((id) => ({ label: label(id), path: `/${collection}-${category}/${id}`, current: tag === id }))
    : [];
  return [...links, ...tagLinks].map((link) => ({ ...link, href: linkPath(locale, link.path) }));
}

/** A page of a list, with the way to its categories and its other pages. */
export async function ListPage(address: ListAddress) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const { collection, category, tag, page = 1 } = address;
  const copy = pageCopy(locale, 'pages', collection);
  const count = shownArticles(contentIndex(), collection, locale, { category, tag }).length;
  const range = { from: (page - 1) * pageSize, to: page * pageSize };
  const shown = await listArticles(collection, locale, { category, tag }, range);
  const words = await listWords(address, locale, count);
  const path = listPath(address);
  const between = [
    ...(tag && category ? [{ label: t(`taxonomy.${category as 'guides'}`), path: `/${collection}-${category}` }] : []),
    ...(page > 1 && category ? [{ label: t(`taxonomy.${category as 'guides'}`), path: listRoot(address) }] : []),
  ];
  const crumbs = breadcrumbs(locale, path, words.name, between);
  const pages = Array.from({ length: pageCount(count) }, (_, i) => ({
    label: String(i + 1),
    href: linkPath(locale, listPath({ ...address, page: i + 1 })),
    current: i + 1 === page,
  }));
  const items = shown.map((article) => ({ name: article.title, path: article.path }));
  return (
    <DefaultLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <PageHead heading={words.heading} lead={words.lead} />
      <ListNav label={t('articles.categories')} links={await filterLinks(address, locale)} />
      <ArticleList locale={locale} articles={shown} />
      {pages.length > 1 ? <ListNav label={t('articles.pages')} links={pages} /> : null}
      {path === `/${collection}` && copy.sections.length > 0 ? <CopySections sections={copy.sections} /> : null}
      <JsonLd data={[itemList(locale, items), breadcrumbList(crumbs)]} />
    </DefaultLayout>
  );
}
