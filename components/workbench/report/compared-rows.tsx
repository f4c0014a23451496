import type { CampaignPageReport, ComparedRow } from '@/lib/api/report/campaign-page';
import { differenceInterval, minVisits } from '@/lib/api/report/conversion-interval';
import { Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { formatNumber, formatPoints } from '@/lib/api/workbench/format';
import { toRowKey } from '@/lib/workbench/report-page';
import { valueLabel, type ReportView } from '@/lib/workbench/report-view';
import { conversionText } from './campaign-table';

/** Whether two rows differ in conversion, in words. */
function differenceText(a: ComparedRow, b: ComparedRow, nameOf: (row: ComparedRow) => string, view: ReportView) {
  const { t, member } = view;
  if (Math.min(a.visits, b.visits) < minVisits) return t('report.pair.tooFew');
  const interval = differenceInterval(b, a);
  const [low, high] = [interval.low, interval.high].map((share) => formatPoints(share, member.locale)) as [
    string,
    string,
  ];
  if (interval.low <= 0 && interval.high >= 0) return t('report.pair.unclear', { low, high });
  return t('report.pair.difference', { name: nameOf(a), other: nameOf(b), low, high });
}

/** The two selected rows of the campaigns' table, side by side. */
export function ComparedRows({ view, report }: { view: ReportView; report: CampaignPageReport }) {
  const { t, parameters, request, member } = view;
  const keys = parameters.getAll('row');
  if (keys.length === 0) return null;
  const [a, b] = keys.map((key) => report.rows.find(({ names }) => toRowKey(names) === key));
  if (keys.length !== 2 || !a || !b) {
    return (
      <Section title={t('report.pair.title')}>
        <p>{t('report.pair.wrong')}</p>
      </Section>
    );
  }
  const nameOf = ({ names }: ComparedRow) => request.by.map((by, i) => valueLabel(by, names[i]!, view)).join(', ');
  const number = (value: number) => formatNumber(value, member.locale);
  const lines: [string, (row: ComparedRow) => string][] = [
    [t('report.table.visits'), ({ visits }) => number(visits)],
    [t('report.table.lastTouch'), ({ signUps }) => number(signUps)],
    [t('report.table.firstTouch'), ({ firstTouchSignUps }) => number(firstTouchSignUps)],
    [t('report.totals.downloads'), ({ downloads }) => number(downloads)],
    [t('report.totals.contacts'), ({ contacts }) => number(contacts)],
    [`${t('report.table.conversion')} (${t('report.table.interval')})`, (row) => conversionText(row, view)],
  ];
  return (
    <Section title={t('report.pair.title')}>
      <Table caption={t('report.pair.title')} head={[t('report.pair.number'), nameOf(a), nameOf(b)]}>
        {lines.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text(a)}</td>
            <td>{text(b)}</td>
          </tr>
        ))}
      </Table>
      <p>{differenceText(a, b, nameOf, view)}</p>
    </Section>
  );
}
