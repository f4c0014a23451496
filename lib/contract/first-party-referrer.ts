/** Hosts and registrable domains that do not count as external referrers. */
export type FirstPartyReferrers = { hosts: readonly string[]; domains: readonly string[] };

/** Whether a host is one of the domains or below one. */
export const isWithin = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** Whether a referrer's host is one of our own, or below one of our registrable domains. */
export const isFirstPartyReferrer = (host: string, { hosts, domains }: FirstPartyReferrers): boolean =>
  hosts.includes(host) || isWithin(host, domains);
