import { campaignsExport } from '@/lib/workbench/exports/campaigns';
import type { Export } from '@/lib/workbench/exports/define-export';
import { overviewExport } from '@/lib/workbench/exports/overview';

export const exports: readonly Export[] = [overviewExport, campaignsExport];
