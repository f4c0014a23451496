import { isIpAddress } from '@/lib/config/networks';

/** The origin and the target that a browser declares for a request. */
export type RequestOrigins = {
  /** `Sec-Fetch-Site`, which all current browsers send and pages cannot change. */
  fetchSite: string | null;
  /** `Origin`, which browsers send with every POST. */
  origin: string | null;
  /** The requested host, with its port. */
  host: string | null;
};

export const readOrigins = (headers: Headers): RequestOrigins => ({
  fetchSite: headers.get('sec-fetch-site'),
  origin: headers.get('origin'),
  host: headers.get('host'),
});

/**
 * Whether a page of one origin sent a request, for what only that origin may do. Browsers send `Origin` with every
 * POST, but not with each request that reads.
 */
export const isFromOrigin = (
  { fetchSite, origin }: Omit<RequestOrigins, 'host'>,
  ownOrigin: string,
  isWrite: boolean,
): boolean =>
  isWrite
    ? origin === ownOrigin && (fetchSite ?? 'same-origin') === 'same-origin'
    : (origin ?? ownOrigin) === ownOrigin && ['same-origin', 'none'].includes(fetchSite ?? 'none');

/** Accepts any scheme: behind a proxy that terminates TLS, a server does not know its own. */
const matchesHost = (origin: string, host: string | null) => URL.canParse(origin) && new URL(origin).host === host;

/**
 * Names that only a local network resolves: without a dot, and of reserved domains (RFC 6761, RFC 6762, `.internal`).
 * IPv6 addresses have no dot either.
 */
const localName = /^[^.]+$|\.(?:localhost|local|internal)$/;

/**
 * Whether a page on the requested host is ours. Anyone can have their domain point to this server, but has no control
 * over IP addresses and local names.
 */
function isOwnHost(host: string | null, firstPartyHosts: readonly string[]): boolean {
  if (host === null || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return firstPartyHosts.includes(hostname) || localName.test(hostname) || isIpAddress(hostname);
}

/**
 * Whether another site made a browser send the request. Requests without both headers come from programs or from very
 * old browsers, not from current ones.
 * @param firstParty the origins that belong to the product, and their hosts
 */
export function isCrossSite(
  { fetchSite, origin, host }: RequestOrigins,
  firstParty: { origins: readonly string[]; hosts: readonly string[] },
): boolean {
  if (origin !== null && firstParty.origins.includes(origin)) return false;
  // `none`: the visitor entered the URL.
  if (origin === null && (fetchSite === null || fetchSite === 'none')) return false;
  const isSameOrigin = fetchSite === null ? matchesHost(origin ?? '', host) : fetchSite === 'same-origin';
  return !isSameOrigin || !isOwnHost(host, firstParty.hosts);
}
