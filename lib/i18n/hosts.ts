import type { LocaleCode } from '@/lib/i18n/locales';

/** The site's hosts, without ports: the main one, and those dedicated to one locale. */
export type SiteHosts = { main: string; ofLocale: Partial<Record<LocaleCode, string>> };

type HostHeader = string | null | undefined;

/** Normalizes a Host header: no port, lower case. */
const nameOf = (header: HostHeader) => (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Returns the locale of a dedicated host; null for the main host and foreign hosts. */
export function localeOfHost(header: HostHeader, { ofLocale }: SiteHosts): LocaleCode | null {
  const name = nameOf(header);
  const found = Object.entries(ofLocale).find(([, host]) => host === name);
  return found ? (found[0] as LocaleCode) : null;
}

/** Returns whether a host is not one of the site's. */
export function isForeignHost(header: HostHeader, hosts: SiteHosts): boolean {
  return nameOf(header) !== hosts.main && localeOfHost(header, hosts) === null;
}
