import { getTranslations } from 'next-intl/server';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLayout } from '@/components/layout/page-layout';
import { JsonLd } from '@/components/layout/json-ld';
import paginationStyles from '@/components/sections/filter-nav.module.css';
import { SearchForm } from '@/components/sections/search-form';
import filterStyles from '@/components/sections/search-filters.module.css';
import resultStyles from '@/components/sections/search-results.module.css';
import { SearchSuggestions } from '@/components/sections/search-suggestions';
import { breadcrumbList } from '@/lib/seo/json-ld';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { templateParams } from '@/lib/pages/static-params';
import { resultsPlaceholder, summaryPlaceholder } from '@/lib/search/results-template';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pathTo } from '@/lib/urls/path-to';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './search.module.css';

export const generateStaticParams = templateParams;

const path = pathTo('search');

export const generateMetadata = () => copyMetadata(path);

/** The search page without a query. For a query, the server fills the placeholders (lib/search/results-template.ts). */
export default async function Page() {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  const { name, heading, lead } = pageCopyAt(locale, path);
  const crumbs = breadcrumbs(locale, path, name);
  const placeholder = resultsPlaceholder({
    summary: styles.count!,
    withResults: styles.withResults!,
    withoutResults: styles.noResults!,
    filters: filterStyles.filters!,
    content: styles.results!,
    hits: resultStyles.results!,
    hit: resultStyles.result!,
    hitKind: resultStyles.kind!,
    hitContent: resultStyles.content!,
    hitTitle: resultStyles.title!,
    hitHeading: resultStyles.heading!,
    hitText: resultStyles.text!,
    pages: `${paginationStyles.list} ${paginationStyles.numbers}`,
    page: paginationStyles.link!,
  });
  return (
    <PageLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumb')} />
      <div className={styles.head}>
        <h1 tabIndex={-1} {...langProps(heading)}>
          {plainText(heading)}
        </h1>
        <p className={styles.lead} {...textProps(lead)} />
        <SearchForm locale={locale} />
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: summaryPlaceholder }} />
      </div>
      <div className={styles.noResults} suppressHydrationWarning>
        <div
          className={styles.resultsSlot}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: placeholder }}
        />
        <div className={styles.suggestions}>
          <SearchSuggestions locale={locale} />
        </div>
      </div>
      <JsonLd data={[breadcrumbList(crumbs)]} />
    </PageLayout>
  );
}
