import { networkInterfaces } from 'node:os';

/**
 * The wildcard address of this machine, explicitly: without a host name Next.js makes absolute redirects to localhost
 * relative, including redirects between the site's hosts.
 */
export function listenHost(): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
  return hasIPv6 ? '::' : '0.0.0.0';
}
