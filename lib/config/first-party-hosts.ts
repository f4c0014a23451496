import { getDomain } from 'tldts';
import { site } from '@/lib/config/site';

/**
 * Returns the registrable domains of URLs without duplicates, such as `facetry.example` for
 * `https://www.facetry.example`. Public suffixes include private ones such as `github.io`. IP addresses and public
 * suffixes have no registrable domain.
 */
export function registrableDomains(urls: readonly (string | undefined)[]): string[] {
  const domains = urls.map((url) => (url ? getDomain(new URL(url).hostname, { allowPrivateDomains: true }) : null));
  return [...new Set(domains.filter((domain) => domain !== null))];
}

/** The origins that belong to the product: the site's own, the app, the documentation, and OWN_DOMAINS. */
export const firstPartyOrigins: readonly string[] = [
  ...[site.url, site.zhUrl, site.appUrl, site.docsUrl].filter((origin) => origin !== undefined),
  ...site.firstPartyDomains.map((host) => `https://${host}`),
];

/** The hosts of `firstPartyOrigins`, without ports. */
export const firstPartyHosts = [...new Set(firstPartyOrigins.map((origin) => new URL(origin).hostname))];

/** The registrable domains of the site and the app, whose hosts do not count as external referrers. */
export const firstPartyReferrerDomains = registrableDomains([site.url, site.zhUrl, site.appUrl]);

/** Environment variables of the compiler: Next.js replaces those with this prefix by their values. */
export const compileEnvironment = {
  NEXT_PUBLIC_FIRST_PARTY_REFERRERS: JSON.stringify({ hosts: firstPartyHosts, domains: firstPartyReferrerDomains }),
};
