import type { ReactNode } from 'react';
import { Columns, Section } from '@/components/workbench/shell';
import { Num, Table, type ColumnHead } from '@/components/workbench/table';
import type { NotFoundRow } from '@/lib/api/report/not-found-pages';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { formatNumber, formatPoint } from '@/lib/api/workbench/format';
import { proposedRedirect } from '@/lib/request-routing/proposed-redirect';
import { pageUrl } from '@/lib/workbench/message-links';
import type { MissingReport } from '@/lib/workbench/missing-report';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import styles from './missing-lists.module.css';

type Props = { report: MissingReport; locale: WorkbenchLocale };

/** Referrers of an address that are named. */
const maxReferrers = 3;

/** Addresses without a page; editors get the redirect that each may need. */
export async function NotFoundAddresses({ report: { addresses }, locale, isEditor }: Props & { isEditor: boolean }) {
  const t = await workbenchTranslator();
  const number = (count: number) => formatNumber(count, locale);
  const referrersOf = ({ referrers }: NotFoundRow) => {
    const named = referrers
      .slice(0, maxReferrers)
      .map(({ referrer, count }) => `${referrer || t('missing.addresses.unknown')} (${number(count)})`)
      .join(', ');
    const rest = referrers.length - maxReferrers;
    return rest > 0 ? t('missing.policy.morePages', { page: named, count: rest }) : named;
  };
  return (
    <List
      id="addresses"
      title={t('missing.addresses.title')}
      lead={t('missing.addresses.lead')}
      head={[
        t('missing.addresses.address'),
        { text: t('missing.count'), isNumber: true },
        t('missing.addresses.referrer'),
        t('missing.first'),
        t('missing.last'),
        ...(isEditor ? [t('missing.addresses.redirect')] : []),
      ]}
      none={t('missing.none')}
      rows={addresses.rows.map((row) => [
        <bdi key="path">{row.path}</bdi>,
        number(row.count),
        referrersOf(row),
        formatPoint(row.first, locale),
        formatPoint(row.last, locale),
        ...(isEditor ? [<Redirect key="redirect" path={row.path} />] : []),
      ])}
    >
      {addresses.others > 0 && <p>{t('missing.addresses.others', { count: addresses.others })}</p>}
      {isEditor && addresses.rows.length > 0 && <p className={styles.hint}>{t('missing.addresses.copy')}</p>}
    </List>
  );
}

/** Searches without results, and articles voted down. */
export async function SearchesAndVotes({ report: { searches, articles }, locale }: Props) {
  const t = await workbenchTranslator();
  const number = (count: number) => formatNumber(count, locale);
  return (
    <Columns>
      <List
        id="searches"
        title={t('missing.searches.title')}
        lead={t('missing.searches.lead')}
        head={[
          t('missing.searches.query'),
          { text: t('missing.count'), isNumber: true },
          t('missing.searches.language'),
          t('missing.last'),
        ]}
        none={t('missing.none')}
        rows={searches.map(({ query, locale: language, count, last }) => [
          <bdi key="query">{query}</bdi>,
          number(count),
          language,
          formatPoint(last, locale),
        ])}
      />
      <List
        id="articles"
        title={t('missing.articles.title')}
        lead={t('missing.articles.lead')}
        head={[
          t('missing.articles.article'),
          { text: t('missing.articles.no'), isNumber: true },
          { text: t('missing.articles.yes'), isNumber: true },
          t('missing.last'),
        ]}
        none={t('missing.none')}
        rows={articles.map(({ page, no, yes, last }) => [
          <Page key="page" path={page} />,
          number(no),
          number(yes),
          formatPoint(last.toISOString().slice(0, 10), locale),
        ])}
      />
    </Columns>
  );
}

/** What the Content Security Policy has blocked. */
export async function PolicyViolations({ report: { violations }, locale }: Props) {
  const t = await workbenchTranslator();
  return (
    <List
      id="policy"
      title={t('missing.policy.title')}
      lead={t('missing.policy.lead')}
      head={[
        t('missing.policy.directive'),
        t('missing.policy.blocked'),
        t('missing.policy.page'),
        { text: t('missing.count'), isNumber: true },
      ]}
      none={t('missing.none')}
      rows={violations.map(({ directive, blocked, page, pages, count }) => [
        directive,
        blocked,
        pages > 1 ? t('missing.policy.morePages', { page, count: pages - 1 }) : page,
        formatNumber(count, locale),
      ])}
    />
  );
}

type ListProps = {
  id: string;
  title: string;
  lead: string;
  head: readonly ColumnHead[];
  none: string;
  rows: readonly ReactNode[][];
  /** Below the table. */
  children?: ReactNode;
};

export function List({ id, title, lead, head, none, rows, children }: ListProps) {
  const isNumber = head.map((column) => typeof column !== 'string' && column.isNumber);
  return (
    <Section id={id} title={title} lead={lead}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table caption={title} head={head}>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                isNumber[column] ? (
                  <Num key={column}>{cell}</Num>
                ) : (
                  <td key={column} className={styles.cell}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </Table>
      )}
      {children}
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
