import { reportExport } from '@/lib/workbench/exports/report-export';

/** Visits by source and campaign. */
export const campaignsExport = reportExport('campaigns', 'source,campaign');
