import type { PolicySettings } from '@/lib/http-server/csp-sources';

type Given = {
  apiBaseUrl?: string;
  chat?: Partial<PolicySettings['chat']>;
  clientId?: string;
  statistics?: Partial<PolicySettings['statistics']>;
  scriptOrigins?: string[];
  ipv6CheckUrl?: string;
};

/** The default settings that a policy depends on, with overrides. */
export function policySettings(given: Given = {}) {
  const { apiBaseUrl, chat, clientId, statistics, scriptOrigins = [], ipv6CheckUrl } = given;
  const unset = { type: undefined, scriptUrl: undefined, excludedIp: undefined };
  return {
    apiBaseUrl,
    chat: { ...unset, fallbackScriptUrl: undefined, easemobConfigId: undefined, ...chat },
    google: { clientId, jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs', opensNewTab: false },
    statistics: { head: '', body: '', ...statistics },
    scriptOrigins,
    leakTest: { stunUrl: undefined, ipv6CheckUrl },
  } satisfies PolicySettings;
}
