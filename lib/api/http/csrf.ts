/** What a browser says of where a request comes from, and whom it asks. */
export type RequestOrigins = {
  /** `Sec-Fetch-Site`, which all present browsers send and no page can change. */
  fetchSite: string | null;
  /** `Origin`, which browsers send with every POST. */
  origin: string | null;
  /** The host that was asked, with its port. */
  host: string | null;
};

/** Any scheme will do: behind a proxy that ends TLS a server does not know its own. */
const isOfHost = (origin: string, host: string | null) => URL.canParse(origin) && new URL(origin).host === host;

/**
 * True for a request that a page of somebody else had a browser send. What says nothing of where it comes from is no
 * present browser's: programs, and browsers so old that they send neither.
 * @param own the origins that belong to the product
 */
export function isCrossSite({ fetchSite, origin, host }: RequestOrigins, own: readonly string[]): boolean {
  if (fetchSite === 'same-origin') return false;
  if (origin !== null) return !own.includes(origin) && !isOfHost(origin, host);
  // `none`: the visitor typed it.
  return fetchSite !== null && fetchSite !== 'none';
}
