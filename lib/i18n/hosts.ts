import type { LocaleCode } from '@/lib/i18n/locales';

/** The site's hosts, without ports: the main one, and those dedicated to one locale. */
export type SiteHosts = { main: string; byLocale: Partial<Record<LocaleCode, string>> };

export type HostHeader = string | null | undefined;

/**
 * Normalizes a Host header: no port, lower case. A trailing dot, which the DNS allows, is kept: to browsers and search
 * engines that is another host.
 */
export const nameOf = (header: HostHeader) => (header ?? '').toLowerCase().replace(/:\d*$/, '');

/** The host without the trailing dot that makes it another one. */
export const withoutTrailingDot = (header: HostHeader) => nameOf(header).replace(/\.$/, '');

/** Returns the locale of a dedicated host; null for the main host and unknown hosts. */
export function localeFromHost(header: HostHeader, { byLocale }: SiteHosts): LocaleCode | null {
  const name = nameOf(header);
  const entry = Object.entries(byLocale).find(([, host]) => host === name);
  return entry ? (entry[0] as LocaleCode) : null;
}

/** Returns whether a host is not one of the site's. */
export function isUnknownHost(header: HostHeader, hosts: SiteHosts): boolean {
  return nameOf(header) !== hosts.main && localeFromHost(header, hosts) === null;
}

/** Returns whether a host is the main one. */
export const isMainHost = (header: HostHeader, hosts: SiteHosts): boolean => nameOf(header) === hosts.main;

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether a host is this machine's own name, at which browsers allow secure features without TLS. */
export const isLocalHost = (header: HostHeader): boolean => localHosts.has(nameOf(header));
