import { campaignReport, comparedReport, type CampaignRow, type CampaignCounts } from '@/lib/api/report/campaigns';
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

async function readPoints(db: Database, range: DateRange, { filters, timeZone }: ReportRequest): Promise<Point[]> {
  const by = pointGroupings(range, timeZone);
  return timeSeries(await campaignReport(db, range, { by, filters, timeZone }), range, timeZone);
}

/** Returns the rows and the chart of the campaigns' page. */
export async function campaignPageReport(db: Database, request: ReportRequest): Promise<CampaignPageReport> {
  const { range, compareTo } = request;
  const report = await campaignReport(db, range, request);
  const previous = compareTo && (await comparedReport(db, compareTo, range, request));
  return {
    rows: previous ? compareRows(report, previous) : report.rows,
    total: { ...report.total, ...(previous && { visitsBefore: previous.total.visits }) },
    points: await readPoints(db, range, request),
    previousPoints: compareTo && (await readPoints(db, compareTo, request)),
  };
}
