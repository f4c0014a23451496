import { z } from 'zod';
import { platformIds } from '@/lib/protocol/platforms';
import { newestRelease } from '@/lib/download/releases';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

/** GET client/sys-client-version/get-latest-version: where the app's newest file for a system is. */
export const latestVersion = defineCall({
  path: 'client/sys-client-version/get-latest-version',
  method: 'GET',
  kind: 'read',
  summary: 'The address of the newest app for a system; empty when there is none yet.',
  input: z.object({ system: z.enum(platformIds) }),
  data: z.object({ url: z.string(), version: z.string() }),
  async answer({ system }) {
    return { url: site.downloadUrls[system] ?? '', version: newestRelease.version };
  },
});
