import { isLocalHost, type HostHeader } from '@/lib/i18n/hosts';
import { siteHosts } from '@/lib/i18n/origins';
import { routingContext } from '@/lib/request-routing/routing-context';
import { servesWorkbench } from '@/lib/request-routing/workbench-route';
import { site } from '@/lib/config/site';

/**
 * Returns the origin of the workbench for a request: WORKBENCH_ORIGIN, otherwise the request's own on this machine,
 * otherwise SITE_URL. Addresses in mail and in the terminal begin with it.
 * @param host the Host header
 */
export function workbenchOrigin(host: HostHeader): string {
  if (site.workbench?.origin) return site.workbench.origin;
  return isLocalHost(host) ? `http://${host!.toLowerCase()}` : site.url;
}

/** Whether the workbench is served at a host. */
export const isWorkbenchHost = (host: HostHeader): boolean =>
  servesWorkbench(host, { workbench: routingContext().workbench, hosts: siteHosts });
