import { alignDays, chartedReport, type CampaignRow, type CampaignCounts } from '@/lib/api/report/campaigns';
import type { DateRange } from '@/lib/api/report/options';
import type { ReportRequest } from '@/lib/api/report/report-query';
import { compareRows } from '@/lib/api/report/table';
import { pointGroupings, timeSeries, type Point } from '@/lib/api/report/time-series';
import type { Database } from '@/lib/api/store/store';

export type ComparedRow = CampaignRow & { visitsBefore?: number };

export type CampaignPageReport = {
  rows: ComparedRow[];
  total: CampaignCounts & { visitsBefore?: number };
  points: Point[];
  previousPoints: Point[] | null;
};

/** Returns the rows and the chart of the campaigns' page. */
export async function campaignPageReport(db: Database, request: ReportRequest): Promise<CampaignPageReport> {
  const { range, compareTo, timeZone } = request;
  const read = (of: DateRange) => chartedReport(db, of, { ...request, pointsBy: pointGroupings(of, timeZone) });
  const [report, before] = await Promise.all([read(range), compareTo && read(compareTo)]);
  const previous = compareTo && before && alignDays(before, compareTo, range, request);
  return {
    rows: previous ? compareRows(report, previous) : report.rows,
    total: { ...report.total, ...(previous && { visitsBefore: previous.total.visits }) },
    points: timeSeries(report, range, timeZone),
    previousPoints: compareTo && previous && timeSeries(previous, compareTo, timeZone),
  };
}
