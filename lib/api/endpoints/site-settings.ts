import { apiBase } from '@/lib/contract/endpoint-schema';
import { siteSettingsEndpoint } from '@/lib/contract/endpoints/site-settings';
import { activeCampaign, readCampaigns } from '@/lib/content/campaigns';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { buildId } from '@/lib/page-data/build-manifest';
import { site } from '@/lib/config/site';

export const endpoint = defineEndpoint({
  ...siteSettingsEndpoint,
  rateLimit: 'read',
  isShared: true,
  summary: 'Settings that take effect without a new build.',
  async handler() {
    const campaign = activeCampaign(new Date(), readCampaigns());
    const { stunUrl = '', ipv6CheckUrl = '' } = site.leakTest;
    const { excludedIp, fallbackScriptUrl = '', easemobConfigId = '' } = site.chat;
    return {
      apiBaseUrl: site.apiBaseUrl ?? apiBase,
      appUrl: site.appUrl,
      buildId: buildId(),
      consentMode: site.consentMode,
      googleClientId: site.google.clientId ?? '',
      oneTapNewTab: site.google.opensNewTab,
      beaconKey: site.beaconKey,
      contactEmail: site.contactEmail,
      leakTest: { stunUrl, ipv6CheckUrl },
      campaign: campaign ? { text: campaign.text, register: campaign.register } : null,
      chat: { hasExcludedIp: excludedIp !== undefined, fallbackScriptUrl, easemobConfigId },
    };
  },
});
