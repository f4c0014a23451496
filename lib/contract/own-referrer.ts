/** Hosts and registrable domains that do not count as external referrers. */
export type OwnReferrers = { hosts: readonly string[]; domains: readonly string[] };

/** Whether a referrer's host is one of our own, or below one of our registrable domains. */
export const isOwnReferrer = (host: string, { hosts, domains }: OwnReferrers): boolean =>
  hosts.includes(host) || domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
