import { campaignsExport } from '@/lib/workbench/exports/campaigns';
import type { Export } from '@/lib/workbench/exports/define-export';
import { inboxExport } from '@/lib/workbench/exports/inbox';
import { linksExport } from '@/lib/workbench/exports/links';
import { missingExport } from '@/lib/workbench/exports/missing';
import { overviewExport } from '@/lib/workbench/exports/overview';

export const exports: readonly Export[] = [overviewExport, campaignsExport, linksExport, inboxExport, missingExport];
