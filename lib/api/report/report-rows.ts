import type { CampaignReport } from '@/lib/api/report/campaigns';
import type { Grouping } from '@/lib/api/report/options';
import { compareRows, formatConversion } from '@/lib/api/report/table';

/**
 * Returns the columns and rows of a report for CSV.
 * @param previous the report of the period to compare with
 */
export function reportRows(
  report: CampaignReport,
  by: readonly Grouping[],
  previous: CampaignReport | null,
): { columns: string[]; rows: object[] } {
  const columns = [
    ...[...by, 'visits', 'sources', 'events', 'signUps', 'conversion', 'firstTouchSignUps'],
    ...['converted', 'downloads', 'contacts', 'plans', ...(previous ? ['visitsBefore'] : [])],
  ];
  const rows = (previous ? compareRows(report, previous) : report.rows).map(({ names, ...row }) => ({
    ...Object.fromEntries(by.map((name, i) => [name, names[i]])),
    ...row,
    conversion: formatConversion(row),
  }));
  return { columns, rows };
}
