import { getTranslations } from 'next-intl/server';
import { copyMetadata } from '@/components/pages/copy-page';
import { Breadcrumbs } from '@/components/frame/breadcrumbs';
import { DefaultLayout } from '@/components/frame/default-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { SearchForm } from '@/components/sections/search-form';
import { SearchResults } from '@/components/sections/search-results';
import { breadcrumbList } from '@/lib/machine-readable/json-ld';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pathTo } from '@/lib/routes/path-to';
import { searchSite } from '@/lib/search/site-search';
import styles from './search.module.css';

const path = pathTo('search');

type Props = PageProps<'/[locale]/search'>;

export const generateMetadata = () => copyMetadata(path);

/** The one page that a query changes: it is made for each request. */
export default async function Page({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const { name, heading, lead } = copyAt(locale, path);
  const { q } = await searchParams;
  const query = (Array.isArray(q) ? (q[0] ?? '') : (q ?? '')).trim().slice(0, 200);
  const found = query ? await searchSite(locale, query) : [];
  const crumbs = breadcrumbs(locale, path, name);
  return (
    <DefaultLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <SearchForm locale={locale} query={query} />
        {query ? (
          <output className={styles.count}>{t('parts.searchResults', { count: found.length, query })}</output>
        ) : null}
      </div>
      <SearchResults locale={locale} found={found} isAsked={query !== ''} />
      <JsonLd data={[breadcrumbList(crumbs)]} />
    </DefaultLayout>
  );
}
