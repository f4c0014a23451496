import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';

/** The client settings if no setting is set. */
export const plainSettings: ClientSettings = {
  apiBaseUrl: '/api',
  appUrl: 'https://app.facetry.example',
  ownHosts: ['www.facetry.example', 'app.facetry.example'],
  ownReferrerDomains: ['facetry.example'],
  buildId: 'b1',
  consentMode: 'opt-out',
  googleClientId: '',
  oneTapNewTab: false,
  beaconKey: null,
  contactEmail: 'hello@facetry.example',
  chat: { excludesSomebody: false, fallbackScriptUrl: '', easemobConfigId: '' },
};
