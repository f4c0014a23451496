import { readDayNotes } from '@/lib/api/workbench/day-notes';
import { readSavedViews } from '@/lib/api/workbench/saved-views';
import { toLocalTime } from '@/lib/api/report/time-zone';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { readPageQuery, toParameters, updateTimeout, type ReportPage } from '@/lib/workbench/report-page';
import type { ReportView } from '@/lib/workbench/report-view';
import { site } from '@/lib/config/site';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * Returns what both pages of reports have in common, with the derived tables up to date.
 * @param by the groupings by default
 */
export async function loadReportPage(page: ReportPage, searchParams: SearchParams, by: string) {
  const member = await requireMember(page);
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext(`/workbench/${page}`);
  const now = new Date();
  const parameters = toParameters(await searchParams);
  const defaults = { by, timeZone: site.timeZone, period: '28d', compare: 'previous' } as const;
  const { request, issue } = readPageQuery(parameters, now, defaults);
  const view: ReportView = { page, parameters: issue ? new URLSearchParams() : parameters, request, member, t };
  await updateVisits(db, updateTimeout);
  const [first, last] = [request.range.since.getTime(), request.range.until.getTime() - 1].map(
    (time) => toLocalTime(time, request.timeZone).day,
  ) as [string, string];
  const [notes, views] = [await readDayNotes(db, first, last), await readSavedViews(db, page)];
  return { view, db, now, flash, issue, notes, views };
}
