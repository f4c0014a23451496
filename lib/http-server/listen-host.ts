import { networkInterfaces } from 'node:os';

/**
 * The wildcard address of this machine, explicitly: without a host name Next.js treats redirects to a site at localhost
 * as its own and makes them relative, even those from the Chinese host to the main one.
 */
export function listenHost(): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
  return hasIPv6 ? '::' : '0.0.0.0';
}
