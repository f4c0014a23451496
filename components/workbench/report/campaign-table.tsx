import Link from 'next/link';
import type { CampaignPageReport, ComparedRow } from '@/lib/api/report/campaign-page';
import { minVisits, wilsonInterval } from '@/lib/api/report/conversion-interval';
import { groupings } from '@/lib/api/report/options';
import { Button, Select } from '@/components/workbench/form';
import formStyles from '@/components/workbench/form.module.css';
import { Section } from '@/components/workbench/shell';
import { Num, Table, type ColumnHead } from '@/components/workbench/table';
import { formatChange, formatNumber, formatShare } from '@/lib/api/workbench/format';
import { addFilter, isFilterable, reportHref, toRowKey } from '@/lib/workbench/report-page';
import { readCampaignSort, sortCampaignRows, type CampaignSort } from '@/lib/workbench/sort-campaigns';
import { rowFilter, valueLabel, type ReportView } from '@/lib/workbench/report-view';
import { hiddenFields } from './report-controls';
import styles from './campaign-table.module.css';

/** Rows of the table; the export has all. */
const maxRows = 100;

/** A rate with its interval; words where there are too few visits for it. */
export function conversionText(row: { converted: number; visits: number }, { t, member }: ReportView): string {
  if (row.visits < minVisits) return t('report.table.tooFew');
  const { low, high } = wilsonInterval(row.converted, row.visits);
  const [rate, from, to] = [row.converted / row.visits, low, high].map((share) => formatShare(share, member.locale));
  return `${rate} (${from} – ${to})`;
}

/** The selects of the groupings, as a GET form. */
function GroupingForm({ view }: { view: ReportView }) {
  const { t, parameters, request } = view;
  const options = groupings.map((value) => ({ value, label: t(`report.dimensions.${value}`) }));
  const none = { value: '', label: t('report.table.noSecond') };
  return (
    <form className={formStyles.inline} method="get" action="/workbench/campaigns">
      {hiddenFields(parameters, ['by', 'row'])}
      <Select name="by" label={t('report.table.by')} options={options} defaultValue={request.by[0]} />
      <Select
        name="by"
        idPrefix="second-"
        label={t('report.table.by2')}
        options={[none, ...options]}
        defaultValue={request.by[1] ?? ''}
      />
      <Button>{t('report.show')}</Button>
    </form>
  );
}

function Names({ view, row }: { view: ReportView; row: ComparedRow }) {
  const { parameters, request } = view;
  return request.by.map((name, i) => {
    const value = row.names[i]!;
    const filter = rowFilter(name, value);
    const text = valueLabel(name, value, view);
    if (!filter || !isFilterable(filter))
      return (
        <td key={name} className={styles.name}>
          {text}
        </td>
      );
    const href = reportHref('campaigns', parameters, { filter: addFilter(request.filters, filter), row: null });
    return (
      <td key={name} className={styles.name}>
        <Link className={filter.value === null ? styles.none : undefined} href={href} prefetch={false}>
          {text}
        </Link>
      </td>
    );
  });
}

function Counts({ view, row }: { view: ReportView; row: Omit<ComparedRow, 'names'> }) {
  const { locale } = view.member;
  return (
    <>
      <Num>{formatNumber(row.visits, locale)}</Num>
      {row.visitsBefore !== undefined && <Num>{formatChange(row.visits, row.visitsBefore, locale) ?? '–'}</Num>}
      {[row.signUps, row.firstTouchSignUps].map((value, i) => (
        <Num key={i}>{formatNumber(value, locale)}</Num>
      ))}
      <Num>{conversionText(row, view)}</Num>
      {[row.downloads, row.contacts].map((value, i) => (
        <Num key={i}>{formatNumber(value, locale)}</Num>
      ))}
    </>
  );
}

/** The headings of the columns of `Counts`. */
function countHeads({ t, parameters, request }: ReportView, sorted: CampaignSort | null): ColumnHead[] {
  const head = (text: string, sort?: CampaignSort) => ({
    text,
    isNumber: true,
    ...(sort && { sortHref: sort === sorted ? null : reportHref('campaigns', parameters, { sort }) }),
  });
  return [
    head(t('report.table.visits'), 'visits'),
    ...(request.compareTo ? [head(t('report.table.change'))] : []),
    head(t('report.table.lastTouch'), 'signUps'),
    head(t('report.table.firstTouch')),
    head(`${t('report.table.conversion')} (${t('report.table.interval')})`, 'conversion'),
    head(t('report.totals.downloads'), 'downloads'),
    head(t('report.totals.contacts'), 'contacts'),
  ];
}

/** Results by one or two dimensions, with first and last touch side by side; two rows can be selected. */
export function CampaignTable({ view, report }: { view: ReportView; report: CampaignPageReport }) {
  const { t, parameters, request } = view;
  const { rows, total } = report;
  const selected = new Set(parameters.getAll('row'));
  const sort = readCampaignSort(parameters);
  const shown = (sort ? sortCampaignRows(rows, sort) : rows).slice(0, maxRows);
  const isByTime = request.by[0] === 'day' || request.by[0] === 'hour';
  return (
    <Section title={t('report.table.title')} lead={t('report.table.hint', { min: minVisits })}>
      <GroupingForm view={view} />
      {rows.length === 0 ? (
        <p>{t('report.chart.empty')}</p>
      ) : (
        <form className={styles.form} method="get" action="/workbench/campaigns">
          {hiddenFields(parameters, ['row'])}
          <Table
            caption={t('report.table.title')}
            head={[
              t('report.table.selection'),
              ...request.by.map((name) => t(`report.dimensions.${name}`)),
              ...countHeads(view, sort ?? (isByTime ? null : 'visits')),
            ]}
          >
            {shown.map((row) => {
              const key = toRowKey(row.names);
              const name = request.by.map((by, i) => valueLabel(by, row.names[i]!, view)).join(', ');
              return (
                <tr key={key}>
                  <td>
                    <input
                      type="checkbox"
                      name="row"
                      value={key}
                      defaultChecked={selected.has(key)}
                      aria-label={t('report.table.select', { name })}
                    />
                  </td>
                  <Names view={view} row={row} />
                  <Counts view={view} row={row} />
                </tr>
              );
            })}
            <tr className={styles.total}>
              <th scope="row" colSpan={request.by.length + 1}>
                {t('report.table.all')}
              </th>
              <Counts view={view} row={total} />
            </tr>
          </Table>
          <Button>{t('report.pair.submit')}</Button>
        </form>
      )}
      {rows.length > shown.length && <p>{t('report.table.rest', { shown: shown.length, count: rows.length })}</p>}
    </Section>
  );
}
