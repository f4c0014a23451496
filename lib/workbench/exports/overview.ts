import { reportExport } from '@/lib/workbench/exports/report-export';

/** Visits by day. */
export const overviewExport = reportExport('overview', 'day');
