import type { Metadata } from 'next';
import { FormNotice } from '@/components/workbench/form';
import { SavedViews } from '@/components/workbench/report/notes-and-views';
import { ReportChart } from '@/components/workbench/report/report-chart';
import { ExportLinks, ReportControls, ReportIssue } from '@/components/workbench/report/report-controls';
import { ReportLists } from '@/components/workbench/report/report-lists';
import { ReportTotals } from '@/components/workbench/report/report-totals';
import { PageHead } from '@/components/workbench/shell';
import { overviewReport } from '@/lib/api/report/overview';
import { loadReportPage, type SearchParams } from '@/lib/workbench/load-report-page';
import { workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('overview.title'),
});

export default async function OverviewPage({ searchParams }: { searchParams: SearchParams }) {
  const { view, db, now, flash, issue, notes, views } = await loadReportPage('overview', searchParams, 'day');
  const overview = await overviewReport(db, view.request, now);
  return (
    <>
      <PageHead title={view.t('overview.title')}>
        <SavedViews view={view} views={views} flash={flash} />
      </PageHead>
      <FormNotice flash={flash} />
      <ReportIssue view={view} issue={issue} />
      <ReportControls view={view} />
      <ReportTotals view={view} overview={overview} />
      <ReportChart view={view} points={overview.points} previous={overview.previousPoints} notes={notes} />
      <ReportLists view={view} overview={overview} />
      <ExportLinks view={view} />
    </>
  );
}
