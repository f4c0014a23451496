import { platformIds } from '@/lib/contract/platforms';
import { site } from '@/lib/config/site';

/** Whether the settings name a file for any system. */
export const hasDownloads = platformIds.some((id) => site.downloadUrls[id]);
