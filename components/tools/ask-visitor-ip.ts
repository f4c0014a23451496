import { callEndpoint } from '@/lib/client/api/call-endpoint';
import { apiBase } from '@/lib/contract/endpoint-schema';
import { visitorIpEndpoint } from '@/lib/contract/endpoints/visitor-ip';

/**
 * Asks this site's own server for the visitor's IP address and its location, which a click has to name. An external
 * back end is not asked: the policy of these pages allows no other origin.
 * @throws errors of `callEndpoint`
 */
export async function askVisitorIp(): Promise<{ ip: string; country: string; timeZone: string }> {
  const { ip, ip_data } = await callEndpoint(apiBase, visitorIpEndpoint, {});
  return { ip, country: ip_data.country, timeZone: ip_data.timezone };
}
