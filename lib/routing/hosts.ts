export type HostKind = 'main' | 'zh' | 'foreign';

export type SiteHosts = { main: string; zh: string | null };

/** Whose host a request came to; the port and letter case of the Host header do not matter. */
export function hostKind(hostHeader: string | null | undefined, hosts: SiteHosts): HostKind {
  const name = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === hosts.main) return 'main';
  return hosts.zh !== null && name === hosts.zh ? 'zh' : 'foreign';
}
