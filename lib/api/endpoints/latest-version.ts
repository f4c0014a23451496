import { latestVersionEndpoint } from '@/lib/contract/endpoints/latest-version';
import { readReleases } from '@/lib/download/releases-schema';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { site } from '@/lib/config/site';

export const endpoint = defineEndpoint({
  ...latestVersionEndpoint,
  rateLimit: 'read',
  summary: 'The URL of the latest app for a platform; empty if there is none yet.',
  async handler({ system }) {
    return { url: site.downloadUrls[system] ?? '', version: readReleases().newest.version };
  },
});
