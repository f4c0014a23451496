import { networkInterfaces } from 'node:os';

/**
 * All addresses of this machine, named: without a name Next.js takes redirects to a site at localhost for its own and
 * makes them relative, also when they lead from the Chinese host to the main one.
 */
export function listenHost(): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
  return hasIPv6 ? '::' : '0.0.0.0';
}
