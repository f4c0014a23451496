import { countChoices, countRecentVisits } from '@/lib/api/report/audience';
import { compareBreakdownRows, readBreakdowns, type BreakdownRow } from '@/lib/api/report/breakdowns';
import { campaignReport, type CampaignCounts } from '@/lib/api/report/campaigns';
import type { DateRange } from '@/lib/api/report/options';
import type { ReportRequest } from '@/lib/api/report/report-query';
import { pointGroupings, sumRows, timeSeries, type Point } from '@/lib/api/report/time-series';
import type { Database } from '@/lib/api/store/store';

/** Dimensions of the overview's lists that are counted from the visits. */
export const breakdownNames = ['campaign', 'landing', 'exit', 'country', 'locale', 'device', 'browser'] as const;
export type BreakdownName = (typeof breakdownNames)[number] | 'source';

export type Overview = {
  total: CampaignCounts;
  previousTotal: CampaignCounts | null;
  points: Point[];
  previousPoints: Point[] | null;
  lists: Record<BreakdownName, BreakdownRow[]>;
  choices: { choices: number; allowed: number };
  recentVisits: number;
  excluded: { bots: number; own: number };
};

/** Reads totals, chart and sources at once: from the sums of quarter hours, unless filters need the visits. */
async function readSums(db: Database, range: DateRange, { filters, timeZone }: ReportRequest) {
  const by = pointGroupings(range, timeZone);
  const report = await campaignReport(db, range, { by: [...by, 'source'], filters, timeZone });
  const sources = sumRows(report.rows, (names) => names[by.length]!);
  return { report, points: timeSeries(report, range, timeZone), sources };
}

/** Returns the numbers of the overview. */
export async function overviewReport(db: Database, request: ReportRequest, now: Date): Promise<Overview> {
  const { range, compareTo, filters } = request;
  const current = await readSums(db, range, request);
  const previous = compareTo && (await readSums(db, compareTo, request));
  const source = [...current.sources]
    .map(([value, { visits, converted }]) => ({ value, visits, converted }))
    .filter(({ visits }) => visits > 0)
    .sort(compareBreakdownRows);
  return {
    total: current.report.total,
    previousTotal: previous && previous.report.total,
    points: current.points,
    previousPoints: previous && previous.points,
    lists: { source, ...(await readBreakdowns(db, range, breakdownNames, filters)) },
    choices: await countChoices(db, range),
    recentVisits: await countRecentVisits(db, now),
    excluded: current.report.excluded,
  };
}
