import { headers } from 'next/headers';
import { after } from 'next/server';
import { getFormatter, getTranslations } from 'next-intl/server';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLayout } from '@/components/layout/page-layout';
import { JsonLd } from '@/components/layout/json-ld';
import { FilterNav } from '@/components/sections/filter-nav';
import { SearchForm } from '@/components/sections/search-form';
import { SearchFilters } from '@/components/sections/search-filters';
import { SearchResults } from '@/components/sections/search-results';
import { SearchSuggestions } from '@/components/sections/search-suggestions';
import { breadcrumbList } from '@/lib/seo/json-ld';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { linkedPages } from '@/lib/pages/collection-lists';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/server-messages/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import { parseSearchParams, countResultPages, searchSite } from '@/lib/search/site-search';
import { recordZeroResultSearch } from '@/lib/api/zero-result-searches';
import styles from './search.module.css';

export const dynamicParams = false;

const path = pathTo('search');

/** Joins two sentences: no space after a full-width stop, a middle dot if the first one has no stop. */
const joinSentences = (summary: string, more: string) => {
  if (summary.endsWith('。')) return summary + more;
  return /[.।]$/u.test(summary) ? `${summary} ${more}` : `${summary} · ${more}`;
};

type Props = PageProps<'/[locale]/search'>;

export const generateMetadata = () => copyMetadata(path);

/** The only page that depends on the query string; rendered per request. */
export default async function Page({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const format = await getFormatter();
  const { name, heading, lead } = pageCopyAt(locale, path);
  const request = parseSearchParams(await searchParams);
  const { query, category } = request;
  const { hits, page, counts, hasFullMatch, suggestion } = await searchSite(locale, request);
  // Record each search once: later pages belong to the same search.
  if (query && !hasFullMatch && request.page === 1) {
    const requestHeaders = await headers();
    after(() => recordZeroResultSearch({ query, locale, headers: requestHeaders }));
  }
  const totalCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = category ? counts[category] : totalCount;
  const pageCount = countResultPages(count);
  const summary =
    page > 1
      ? joinSentences(t('common.searchResults', { count, query }), t('articles.page', { page: String(page) }))
      : pageCount > 1
        ? t('common.searchTopResults', { shown: String(hits.length), count: format.number(count), query })
        : t('common.searchResults', { count, query });
  const searchUrl = (fields: Record<string, string>) => `${linkPath(locale, path)}?${new URLSearchParams(fields)}`;
  const pageLinks = linkedPages(page, pageCount).map((number) => ({
    label: String(number),
    href: searchUrl({
      q: query,
      ...(category ? { kind: category } : {}),
      ...(number > 1 ? { page: String(number) } : {}),
    }),
    current: number === page,
  }));
  const crumbs = breadcrumbs(locale, path, name);
  return (
    <PageLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <SearchForm locale={locale} query={query} />
        {query ? <output className={styles.count}>{summary}</output> : null}
        {suggestion ? (
          <p className={styles.count}>
            {t('common.searchDidYouMean')} <a href={searchUrl({ q: suggestion })}>{suggestion}</a>
          </p>
        ) : null}
      </div>
      <div className={hits.length > 0 ? styles.found : styles.none}>
        {totalCount > 0 ? <SearchFilters locale={locale} query={query} currentKind={category} counts={counts} /> : null}
        {hits.length > 0 ? (
          <div className={styles.results}>
            <SearchResults locale={locale} hits={hits} />
            {pageCount > 1 ? <FilterNav label={t('articles.pages')} links={pageLinks} areNumbers /> : null}
          </div>
        ) : null}
        <div className={styles.starts}>
          <SearchSuggestions locale={locale} hasQuery={query !== '' && hits.length === 0} />
        </div>
      </div>
      <JsonLd data={[breadcrumbList(crumbs)]} />
    </PageLayout>
  );
}
