import { headers } from 'next/headers';
import { after } from 'next/server';
import { getFormatter, getTranslations } from 'next-intl/server';
import { copyMetadata } from '@/components/pages/copy-page';
import { Breadcrumbs } from '@/components/frame/breadcrumbs';
import { DefaultLayout } from '@/components/frame/default-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { SearchForm } from '@/components/sections/search-form';
import { SearchKinds } from '@/components/sections/search-kinds';
import { SearchResults } from '@/components/sections/search-results';
import { SearchStarts } from '@/components/sections/search-starts';
import { breadcrumbList } from '@/lib/machine-readable/json-ld';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import { asksFor, searchSite } from '@/lib/search/site-search';
import { countMissedSearch } from '@/lib/server/missed-searches';
import styles from './search.module.css';

export const dynamicParams = false;

const path = pathTo('search');

type Props = PageProps<'/[locale]/search'>;

export const generateMetadata = () => copyMetadata(path);

/** The one page that a query changes: it is made for each request. */
export default async function Page({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const format = await getFormatter();
  const { name, heading, lead } = copyAt(locale, path);
  const { query, kind } = asksFor(await searchParams);
  const { hits, counts, hasAll, suggestion } = await searchSite(locale, query, kind);
  if (query && !hasAll) {
    const sent = await headers();
    after(() => countMissedSearch({ query, locale, headers: sent }));
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = kind ? counts[kind] : all;
  const told =
    hits.length < count
      ? t('parts.searchBest', { shown: String(hits.length), count: format.number(count), query })
      : undefined;
  const crumbs = breadcrumbs(locale, path, name);
  return (
    <DefaultLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <SearchForm locale={locale} query={query} />
        {query ? <output className={styles.count}>{told ?? t('parts.searchResults', { count, query })}</output> : null}
        {suggestion ? (
          <p className={styles.count}>
            {t('parts.searchMeant')}{' '}
            <a href={`${linkPath(locale, path)}?${new URLSearchParams({ q: suggestion })}`}>{suggestion}</a>
          </p>
        ) : null}
      </div>
      <div className={hits.length > 0 ? styles.found : styles.none}>
        {all > 0 ? <SearchKinds locale={locale} query={query} chosen={kind} counts={counts} /> : null}
        {hits.length > 0 ? <SearchResults locale={locale} hits={hits} /> : null}
        <div className={styles.starts}>
          <SearchStarts locale={locale} isAsked={query !== '' && hits.length === 0} />
        </div>
      </div>
      <JsonLd data={[breadcrumbList(crumbs)]} />
    </DefaultLayout>
  );
}
