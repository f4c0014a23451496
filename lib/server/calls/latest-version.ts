import { latestVersionShape } from '@/lib/protocol/calls/latest-version';
import { newestRelease } from '@/lib/download/releases';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

/** GET client/sys-client-version/get-latest-version: where the app's newest file for a system is. */
export const latestVersion = defineCall(latestVersionShape, {
  kind: 'read',
  summary: 'The address of the newest app for a system; empty when there is none yet.',
  async answer({ system }) {
    return { url: site.downloadUrls[system] ?? '', version: newestRelease.version };
  },
});
