import { z } from 'zod';
import { defineCall } from '@/lib/server/http/call';
import { buildId } from '@/lib/machine-readable/build-id';
import { ownHosts, site } from '@/lib/settings/site';

/** GET site/settings: what the scripts in the browser need to know of this server's settings. */
export const siteSettings = defineCall({
  path: 'site/settings',
  method: 'GET',
  kind: 'read',
  summary: 'Settings that take effect without a new build.',
  input: z.object({}),
  data: z.object({
    apiBaseUrl: z.string(),
    appUrl: z.string(),
    /** Hosts that belong to the product. */
    ownHosts: z.array(z.string()),
    buildId: z.string(),
    consentMode: z.enum(['opt-out', 'opt-in']),
    googleClientId: z.string(),
    oneTapNewTab: z.boolean(),
    beaconKey: z.object({ kid: z.string(), pem: z.string() }).nullable(),
    contactEmail: z.string(),
    chat: z.object({ excludedIp: z.string(), fallbackScriptUrl: z.string(), easemobConfigId: z.string() }),
  }),
  async answer() {
    const { excludedIp = '', fallbackScriptUrl = '', easemobConfigId = '' } = site.chat;
    return {
      apiBaseUrl: site.apiBaseUrl ?? '/api',
      appUrl: site.appUrl,
      ownHosts,
      buildId: buildId(),
      consentMode: site.consentMode,
      googleClientId: site.google.clientId ?? '',
      oneTapNewTab: site.google.newTab,
      beaconKey: site.beaconKey,
      contactEmail: site.contactEmail,
      chat: { excludedIp, fallbackScriptUrl, easemobConfigId },
    };
  },
});
