import { latestVersionEndpoint } from '@/lib/contract/endpoints/latest-version';
import { newestRelease } from '@/lib/download/releases';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { site } from '@/lib/config/site';

/** GET client/sys-client-version/get-latest-version: returns the URL of the app's latest installer for a platform. */
export const latestVersion = defineEndpoint(latestVersionEndpoint, {
  kind: 'read',
  summary: 'The URL of the latest app for a platform; empty if there is none yet.',
  async handler({ system }) {
    return { url: site.downloadUrls[system] ?? '', version: newestRelease.version };
  },
});
