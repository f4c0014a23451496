import { platformIds } from '@/lib/contract/platforms';
import { site } from '@/lib/config/site';

/** Whether the settings contain a download URL for any operating system. */
export const hasDownloads = platformIds.some((id) => site.downloadUrls[id]);
