import type { Metadata } from 'next';
import { FormNotice } from '@/components/workbench/form';
import { LinkFilters } from '@/components/workbench/links/link-filters';
import { LinkScripts } from '@/components/workbench/links/link-scripts';
import { LinkTable } from '@/components/workbench/links/link-table';
import { routingContext } from '@/lib/request-routing/routing-context';
import { linksPerPage, linksSearch, parseLinksQuery } from '@/lib/workbench/links-query';
import { loadLinksPage } from '@/lib/workbench/load-links-page';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { importLinksPath, linksPath, newLinkPath } from '@/lib/workbench/paths';
import { includesRole } from '@/lib/workbench/roles';
import { toSearchParams } from '@/lib/workbench/search-params';
import formStyles from '@/components/workbench/form.module.css';
import inboxStyles from '@/components/workbench/inbox.module.css';
import styles from '@/components/workbench/links/link-table.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('links.title'),
});

export default async function LinksPage({ searchParams }: PageProps<'/workbench/links'>) {
  const { role, locale } = await requireMember('links');
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext(linksPath);
  const query = parseLinksQuery(toSearchParams(await searchParams));
  const { links, total, counts, folders, tags } = await loadLinksPage(db, query, new Date());
  const pages = Math.max(1, Math.ceil(total / linksPerPage));
  const pageLink = (page: number) => linksPath + linksSearch({ ...query, page });
  const exported = new URLSearchParams(linksSearch({ ...query, page: 1 }));
  exported.set('state', query.state);
  const isUnfiltered = linksSearch(query) === '';
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('links.title')}</h1>
          <p>{t('links.lead')}</p>
        </div>
        {includesRole(role, 'editor') && (
          <div className={styles.actions}>
            <a className={formStyles.secondary} href={importLinksPath}>
              {t('links.import')}
            </a>
            <a className={formStyles.primary} href={newLinkPath}>
              {t('links.new')}
            </a>
          </div>
        )}
      </div>
      <FormNotice flash={flash} />
      <LinkFilters query={query} folders={folders} tags={tags} t={t} />
      <div className={styles.list}>
        <p className={inboxStyles.counts}>{t('links.count', { count: total })}</p>
        {links.length === 0 ? (
          <p className={styles.empty}>{t(isUnfiltered ? 'links.empty' : 'links.none')}</p>
        ) : (
          <LinkTable links={links} counts={counts} query={query} context={routingContext()} locale={locale} t={t} />
        )}
        {links.length > 0 && <p className={inboxStyles.counts}>{t('links.reading')}</p>}
      </div>
      <nav className={inboxStyles.pager} aria-label={t('links.pages')}>
        {query.page > 1 && <a href={pageLink(query.page - 1)}>{t('links.previous')}</a>}
        {pages > 1 && <span>{t('links.pageOf', { page: query.page, pages })}</span>}
        {query.page < pages && <a href={pageLink(query.page + 1)}>{t('links.next')}</a>}
        <a href={`${linksPath}.csv?${exported}`}>{t('report.export.csv')}</a>
        <a href={`${linksPath}.csv?${exported}&excel=1`}>{t('report.export.excel')}</a>
        <a href={`${linksPath}.json?${exported}`}>{t('report.export.json')}</a>
      </nav>
      <LinkScripts />
    </>
  );
}
