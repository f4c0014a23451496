import type { LocaleCode } from '@/lib/i18n/locales';

/** The site's hosts, without ports: the main one, and those that speak one locale alone. */
export type SiteHosts = { main: string; ofLocale: Partial<Record<LocaleCode, string>> };

type HostHeader = string | null | undefined;

/** The port and letter case of a Host header do not matter. */
const nameOf = (header: HostHeader) => (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** The locale that a host alone speaks; null on the main host and on those that are not ours. */
export function localeOfHost(header: HostHeader, { ofLocale }: SiteHosts): LocaleCode | null {
  const name = nameOf(header);
  const found = Object.entries(ofLocale).find(([, host]) => host === name);
  return found ? (found[0] as LocaleCode) : null;
}

/** True for a host that is none of the site's. */
export function isForeignHost(header: HostHeader, hosts: SiteHosts): boolean {
  return nameOf(header) !== hosts.main && localeOfHost(header, hosts) === null;
}
