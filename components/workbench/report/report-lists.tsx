import Link from 'next/link';
import type { BreakdownRow } from '@/lib/api/report/breakdowns';
import type { BreakdownName, Overview } from '@/lib/api/report/overview';
import { goals, type Filter } from '@/lib/api/visits/count-visits';
import { formatNumber, formatShare } from '@/lib/api/workbench/format';
import { addFilter, isFilterable, reportHref } from '@/lib/workbench/report-page';
import { valueLabel, type ReportView } from '@/lib/workbench/report-view';
import styles from './report-lists.module.css';

const lists: readonly BreakdownName[] = [
  'source',
  'campaign',
  'landing',
  'exit',
  'country',
  'locale',
  'device',
  'browser',
];
/** Rows of a list; the page of campaigns shows all. */
const maxRows = 10;

type Row = { filter: Filter; visits: number; converted: number | null };
type ListProps = { view: ReportView; name: BreakdownName | 'goal'; rows: Row[]; count: number };

function ReportList({ view, name, rows, count }: ListProps) {
  const { page, parameters, request, t, member } = view;
  const largest = Math.max(1, ...rows.map(({ visits }) => visits));
  const allHref = reportHref('campaigns', parameters, { by: name });
  const heads = [
    t(`report.dimensions.${name}`),
    t('report.totals.visits'),
    ...(name === 'goal' ? [] : [t('report.totals.conversion')]),
  ];
  return (
    <section className={styles.list}>
      <h2>{t(`report.lists.${name}`)}</h2>
      {rows.length === 0 ? (
        <p>{t('report.lists.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {heads.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ filter, visits, converted }) => {
              const text = valueLabel(name, filter.value, view);
              const href = reportHref(page, parameters, { filter: addFilter(request.filters, filter), row: null });
              return (
                <tr key={filter.value}>
                  <th scope="row">
                    <svg className={styles.rowBar} aria-hidden>
                      <rect width={`${(100 * visits) / largest}%`} height="100%" />
                    </svg>
                    {isFilterable(filter) ? (
                      <Link href={href} prefetch={false} scroll={false}>
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                  </th>
                  <td>{formatNumber(visits, member.locale)}</td>
                  {converted !== null && <td>{formatShare(converted / visits, member.locale)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {count > rows.length && (
        <Link className={styles.more} href={allHref} prefetch={false}>
          {t('report.lists.more', { count })}
        </Link>
      )}
    </section>
  );
}

const toRows = (name: BreakdownName, rows: readonly BreakdownRow[]): Row[] =>
  rows.slice(0, maxRows).map(({ value, visits, converted }) => ({
    filter: { dimension: name, value },
    visits,
    converted,
  }));

/** Lists whose rows filter the whole page. */
export function ReportLists({ view, overview }: { view: ReportView; overview: Overview }) {
  const { converted, downloads, contacts, plans } = overview.total;
  const reached = { 'sign-up': converted, download: downloads, contact: contacts, plan: plans };
  const goalRows = goals
    .filter((goal) => reached[goal] > 0)
    .map((value): Row => ({ filter: { dimension: 'goal', value }, visits: reached[value], converted: null }));
  return (
    <div className={styles.lists}>
      {lists.map((name) => {
        const rows = overview.lists[name];
        return <ReportList key={name} view={view} name={name} rows={toRows(name, rows)} count={rows.length} />;
      })}
      <ReportList view={view} name="goal" rows={goalRows} count={goalRows.length} />
    </div>
  );
}
