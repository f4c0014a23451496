import { countChoices, countRecentVisits } from '@/lib/api/report/audience';
import { compareBreakdownRows, readBreakdowns, type BreakdownRow } from '@/lib/api/report/breakdowns';
import { chartedReport, type CampaignCounts } from '@/lib/api/report/campaigns';
import type { DateRange } from '@/lib/api/report/options';
import type { ReportRequest } from '@/lib/api/report/report-query';
import { pointGroupings, timeSeries, type Point } from '@/lib/api/report/time-series';
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
const readSums = (db: Database, range: DateRange, { filters, timeZone }: ReportRequest) =>
  chartedReport(db, range, { by: ['source'], pointsBy: pointGroupings(range, timeZone), filters, timeZone });

/** Returns the numbers of the overview. */
export async function overviewReport(db: Database, request: ReportRequest, now: Date): Promise<Overview> {
  const { range, compareTo, filters, timeZone } = request;
  const [current, previous, lists, choices, recentVisits] = await Promise.all([
    readSums(db, range, request),
    compareTo && readSums(db, compareTo, request),
    readBreakdowns(db, range, breakdownNames, filters),
    countChoices(db, range),
    countRecentVisits(db, now),
  ]);
  const source = current.rows
    .map(({ names, visits, converted }) => ({ value: names[0]!, visits, converted }))
    .filter(({ visits }) => visits > 0)
    .sort(compareBreakdownRows);
  return {
    total: current.total,
    previousTotal: previous && previous.total,
    points: timeSeries(current, range, timeZone),
    previousPoints: compareTo && previous && timeSeries(previous, compareTo, timeZone),
    lists: { source, ...lists },
    choices,
    recentVisits,
    excluded: current.excluded,
  };
}
