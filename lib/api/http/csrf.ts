/** The origin and the target that a browser declares for a request. */
export type RequestOrigins = {
  /** `Sec-Fetch-Site`, which all current browsers send and pages cannot change. */
  fetchSite: string | null;
  /** `Origin`, which browsers send with every POST. */
  origin: string | null;
  /** The requested host, with its port. */
  host: string | null;
};

/** Accepts any scheme: behind a proxy that terminates TLS, a server does not know its own. */
const matchesHost = (origin: string, host: string | null) => URL.canParse(origin) && new URL(origin).host === host;

/**
 * Whether another site made a browser send the request. Requests without both headers come from programs or from very
 * old browsers, not from current ones.
 * @param ownOrigins the origins that belong to the product
 */
export function isCrossSite({ fetchSite, origin, host }: RequestOrigins, ownOrigins: readonly string[]): boolean {
  if (fetchSite === 'same-origin') return false;
  if (origin !== null) return !ownOrigins.includes(origin) && !matchesHost(origin, host);
  // `none`: the visitor entered the URL.
  return fetchSite !== null && fetchSite !== 'none';
}
