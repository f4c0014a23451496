import { getDomain } from 'tldts';

/**
 * Returns the registrable domains of URLs without duplicates, such as `facetry.example` for
 * `https://www.facetry.example`. Public suffixes include private ones such as `github.io`. IP addresses and public
 * suffixes have no registrable domain.
 */
export function registrableDomains(urls: readonly (string | undefined)[]): string[] {
  const domains = urls.map((url) => (url ? getDomain(new URL(url).hostname, { allowPrivateDomains: true }) : null));
  return [...new Set(domains.filter((domain) => domain !== null))];
}
