import type { Metadata } from 'next';
import { FormNotice } from '@/components/workbench/form';
import { LinkFilters } from '@/components/workbench/links/link-filters';
import { LinkScripts } from '@/components/workbench/links/link-scripts';
import { LinkTable } from '@/components/workbench/links/link-table';
import { Pager } from '@/components/workbench/pager';
import { PageHead } from '@/components/workbench/shell';
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
  const exported = new URLSearchParams(linksSearch({ ...query, page: 1 }));
  exported.set('state', query.state);
  const isUnfiltered = linksSearch(query) === '';
  return (
    <>
      <PageHead title={t('links.title')} lead={t('links.lead')}>
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
      </PageHead>
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
      <Pager
        label={t('links.pages')}
        list={{ page: query.page, pages, hrefOf: (page) => linksPath + linksSearch({ ...query, page }) }}
        exports={{ path: linksPath, query: exported }}
      />
      <LinkScripts />
    </>
  );
}
