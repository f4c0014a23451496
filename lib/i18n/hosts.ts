import type { LocaleCode } from '@/lib/i18n/locales';

/** The site's hosts, without ports: the main one, and those dedicated to one locale. */
export type SiteHosts = { main: string; byLocale: Partial<Record<LocaleCode, string>> };

type HostHeader = string | null | undefined;

/**
 * Normalizes a Host header: no port, lower case. A trailing dot, which the DNS allows, is kept: to browsers and search
 * engines that is another host.
 */
const normalizeHost = (header: HostHeader) => (header ?? '').toLowerCase().replace(/:\d*$/, '');

/** Returns the locale of a dedicated host; null for the main host and unknown hosts. */
export function localeFromHost(header: HostHeader, { byLocale }: SiteHosts): LocaleCode | null {
  const name = normalizeHost(header);
  const entry = Object.entries(byLocale).find(([, host]) => host === name);
  return entry ? (entry[0] as LocaleCode) : null;
}

/** Returns whether a host is not one of the site's. */
export function isUnknownHost(header: HostHeader, hosts: SiteHosts): boolean {
  return normalizeHost(header) !== hosts.main && localeFromHost(header, hosts) === null;
}
