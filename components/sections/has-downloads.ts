import { platformIds } from '@/lib/protocol/platforms';
import { site } from '@/lib/settings/site';

/** Whether the settings name a file for any system. */
export const hasDownloads = platformIds.some((id) => site.downloadUrls[id]);
