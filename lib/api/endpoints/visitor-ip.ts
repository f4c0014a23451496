import { visitorIpEndpoint } from '@/lib/contract/endpoints/visitor-ip';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { getClient } from '@/lib/api/http/client-info';
import { lookUpLocation } from '@/lib/api/geoip';

/**
 * Removes characters that browsers never send in these headers, so that other clients cannot inject markup into a page
 * that shows them.
 */
const sanitizeForDisplay = (text: string, disallowed: RegExp, length: number) =>
  text.replace(disallowed, '').slice(0, length);

export const endpoint = defineEndpoint({
  ...visitorIpEndpoint,
  rateLimit: 'read',
  summary: 'The IP address, user agent and language of the client, and its location if a local database contains it.',
  async handler(_, request) {
    const { ip, userAgent, language } = getClient(request);
    return {
      ip,
      ua: sanitizeForDisplay(userAgent, /[^\w ./;:,()+-]/g, 300),
      language: sanitizeForDisplay(language, /[^\w ,;=.*-]/g, 100),
      ip_data: await lookUpLocation(ip),
    };
  },
});
