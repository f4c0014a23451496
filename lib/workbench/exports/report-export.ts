import { campaignReport, comparedReport } from '@/lib/api/report/campaigns';
import { parseReportQuery } from '@/lib/api/report/report-query';
import { reportRows } from '@/lib/api/report/report-rows';
import { formatFilters, type DateRange } from '@/lib/api/report/options';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { updateTimeout } from '@/lib/workbench/report-page';
import { site } from '@/lib/config/site';
import type { Export } from '@/lib/workbench/exports/define-export';

const toPeriod = ({ since, until }: DateRange) => ({ from: since.toISOString(), to: until.toISOString() });

/** Defines an export with the numbers of `npm run report`. @param by its groupings by default */
export const reportExport = (name: 'overview' | 'campaigns', by: string): Export => ({
  name,
  role: 'viewer',
  async run({ db, parameters, now }) {
    const defaults = { by, timeZone: site.timeZone, period: '7d' } as const;
    const request = parseReportQuery(parameters, { now, defaults, others: ['excel'] });
    const { range, compareTo, timeZone, filters } = request;
    await updateVisits(db, updateTimeout);
    const report = await campaignReport(db, range, request);
    const previous = compareTo && (await comparedReport(db, compareTo, range, request));
    const { columns, rows } = reportRows(report, request.by, previous);
    const data = {
      ...toPeriod(range),
      timeZone,
      by: request.by,
      filter: formatFilters(filters),
      compare: compareTo && toPeriod(compareTo),
      rows,
      total: { ...report.total, ...(previous && { visitsBefore: previous.total.visits }) },
      excluded: report.excluded,
    };
    return { columns, rows, data };
  },
});
