import { chatExclusionEndpoint } from '@/lib/contract/endpoints/chat-exclusion';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { getClient } from '@/lib/api/http/client-info';
import { isInNetworks } from '@/lib/config/networks';
import { site } from '@/lib/config/site';

/** The configured IP address is never disclosed. */
export const endpoint = defineEndpoint({
  ...chatExclusionEndpoint,
  rateLimit: 'read',
  summary: 'Whether the visitor gets the built-in chat regardless of the configured one.',
  async handler(_, request) {
    const { excludedIp } = site.chat;
    return { excluded: excludedIp !== undefined && isInNetworks(getClient(request).ip, [excludedIp]) };
  },
});
