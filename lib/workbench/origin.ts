import { requestIp } from '@/lib/api/http/client-info';
import { isThisMachine } from '@/lib/config/networks';
import { isLocalHost, type HostHeader } from '@/lib/i18n/hosts';
import { siteHosts } from '@/lib/i18n/origins';
import { routingContext } from '@/lib/request-routing/routing-context';
import { servesWorkbench } from '@/lib/request-routing/workbench-route';
import { site } from '@/lib/config/site';

/**
 * Returns the origin of the workbench for a request: WORKBENCH_ORIGIN, otherwise the request's own on this machine,
 * otherwise SITE_URL.
 * @param host the Host header
 */
export function workbenchOrigin(host: HostHeader): string {
  if (site.workbench?.origin) return site.workbench.origin;
  return isLocalHost(host) ? `http://${host!.toLowerCase()}` : site.url;
}

/**
 * Returns the origin of addresses in mail: that of the request only if it was sent on this machine, because a `Host`
 * header can say so from anywhere.
 */
export function mailOrigin(headers: Headers): string {
  const host = headers.get('host');
  return workbenchOrigin(isThisMachine(requestIp(headers)) ? host : null);
}

/** Whether the workbench is served at a host. */
export const isWorkbenchHost = (host: HostHeader): boolean =>
  servesWorkbench(host, { workbench: routingContext().workbench, hosts: siteHosts });
