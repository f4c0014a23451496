import { ownBase } from '@/lib/protocol/call-shape';
import { siteSettingsShape } from '@/lib/protocol/calls/site-settings';
import { defineCall } from '@/lib/server/http/call';
import { buildId } from '@/lib/machine-readable/build-id';
import { ownHosts, site } from '@/lib/settings/site';

/** GET site/settings: what the scripts in the browser need to know of this server's settings. */
export const siteSettings = defineCall(siteSettingsShape, {
  kind: 'read',
  isShared: true,
  summary: 'Settings that take effect without a new build.',
  async answer() {
    const { excludedIp, fallbackScriptUrl = '', easemobConfigId = '' } = site.chat;
    return {
      apiBaseUrl: site.apiBaseUrl ?? ownBase,
      appUrl: site.appUrl,
      ownHosts,
      buildId: buildId(),
      consentMode: site.consentMode,
      googleClientId: site.google.clientId ?? '',
      oneTapNewTab: site.google.newTab,
      beaconKey: site.beaconKey,
      contactEmail: site.contactEmail,
      chat: { excludesSomebody: excludedIp !== undefined, fallbackScriptUrl, easemobConfigId },
    };
  },
});
