import type { ReactNode } from 'react';
import { Section, Table } from '@/components/workbench/shell';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { formatNumber } from '@/lib/api/workbench/format';
import { proposedRedirect } from '@/lib/request-routing/proposed-redirect';
import { pageUrl } from '@/lib/workbench/message-links';
import type { missingReport } from '@/lib/workbench/missing-report';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import styles from './missing-lists.module.css';

type Props = { report: Awaited<ReturnType<typeof missingReport>>; locale: WorkbenchLocale; isEditor: boolean };

/** The lists of the page; each says what it counts. */
export async function MissingLists({ report, locale, isEditor }: Props) {
  const t = await workbenchTranslator();
  const { addresses, searches, articles, violations } = report;
  const number = (count: number) => formatNumber(count, locale);
  return (
    <>
      <List
        title={t('missing.addresses.title')}
        lead={t('missing.addresses.lead')}
        head={[
          t('missing.addresses.address'),
          t('missing.addresses.referrer'),
          t('missing.count'),
          t('missing.first'),
          t('missing.last'),
          ...(isEditor ? [t('missing.addresses.redirect')] : []),
        ]}
        none={t('missing.none')}
        rows={addresses.rows.map(({ path, referrer, count, first, last }) => [
          <bdi key="path">{path}</bdi>,
          referrer || t('missing.addresses.unknown'),
          number(count),
          first,
          last,
          ...(isEditor ? [<Redirect key="redirect" path={path} />] : []),
        ])}
      />
      {addresses.others > 0 && <p>{t('missing.addresses.others', { count: addresses.others })}</p>}
      {isEditor && addresses.rows.length > 0 && <p className={styles.hint}>{t('missing.addresses.copy')}</p>}
      <List
        title={t('missing.searches.title')}
        lead={t('missing.searches.lead')}
        head={[t('missing.searches.query'), t('missing.searches.language'), t('missing.count'), t('missing.last')]}
        none={t('missing.none')}
        rows={searches.map(({ query, locale: language, count, last }) => [
          <bdi key="query">{query}</bdi>,
          language,
          number(count),
          last,
        ])}
      />
      <List
        title={t('missing.articles.title')}
        lead={t('missing.articles.lead')}
        head={[t('missing.articles.article'), t('missing.articles.no'), t('missing.articles.yes'), t('missing.last')]}
        none={t('missing.none')}
        rows={articles.map(({ page, no, yes, last }) => [
          <Page key="page" path={page} />,
          number(no),
          number(yes),
          last.toISOString().slice(0, 10),
        ])}
      />
      <List
        title={t('missing.policy.title')}
        lead={t('missing.policy.lead')}
        head={[
          t('missing.policy.directive'),
          t('missing.policy.blocked'),
          t('missing.policy.page'),
          t('missing.count'),
        ]}
        none={t('missing.none')}
        rows={violations.map(({ directive, blocked, page, pages, count }) => [
          directive,
          blocked,
          pages > 1 ? t('missing.policy.morePages', { page, count: pages - 1 }) : page,
          number(count),
        ])}
      />
    </>
  );
}

type ListProps = { title: string; lead: string; head: readonly string[]; none: string; rows: readonly ReactNode[][] };

export function List({ title, lead, head, none, rows }: ListProps) {
  return (
    <Section title={title} lead={lead}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table caption={title} head={head}>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

const Page = ({ path }: { path: string }) => {
  const url = pageUrl(path);
  return url ? <a href={url}>{path}</a> : path;
};

/** The entry for content/redirects.json, to copy. */
async function Redirect({ path }: { path: string }) {
  const entry = proposedRedirect(path);
  if (entry === null) return (await workbenchTranslator())('missing.addresses.noRedirect');
  return <code className={styles.entry}>{entry}</code>;
}
