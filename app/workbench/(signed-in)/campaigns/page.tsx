import type { Metadata } from 'next';
import { FormNotice } from '@/components/workbench/form';
import { CampaignTable } from '@/components/workbench/report/campaign-table';
import { ComparedRows } from '@/components/workbench/report/compared-rows';
import { DayNotes, SavedViews } from '@/components/workbench/report/notes-and-views';
import { ReportChart } from '@/components/workbench/report/report-chart';
import { ExportLinks, ReportControls, ReportIssue } from '@/components/workbench/report/report-controls';
import { PageHead } from '@/components/workbench/shell';
import { campaignPageReport } from '@/lib/api/report/campaign-page';
import { loadReportPage, type SearchParams } from '@/lib/workbench/load-report-page';
import { workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('campaigns.title'),
});

export default async function CampaignsPage({ searchParams }: { searchParams: SearchParams }) {
  const { view, db, flash, issue, notes, views } = await loadReportPage('campaigns', searchParams, 'source,campaign');
  const report = await campaignPageReport(db, view.request);
  return (
    <>
      <PageHead title={view.t('campaigns.title')}>
        <SavedViews view={view} views={views} flash={flash} />
      </PageHead>
      <FormNotice flash={flash} />
      <ReportIssue view={view} issue={issue} />
      <ReportControls view={view} />
      <ReportChart view={view} points={report.points} previous={report.previousPoints} notes={notes} />
      <DayNotes view={view} notes={notes} flash={flash} />
      <ComparedRows view={view} report={report} />
      <CampaignTable view={view} report={report} />
      <ExportLinks view={view} />
    </>
  );
}
