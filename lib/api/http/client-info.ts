import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { idPattern } from '@/lib/contract/id-pattern';
import { cookieNames } from '@/lib/config/cookies';
import { isInNetworks, normalizeIp, truncateIp } from '@/lib/config/networks';
import { mayTrack } from '@/lib/api/http/may-track';
import { peerHeader } from '@/lib/api/http/internal-headers';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

const forwardedHeader = 'x-forwarded-for';

/** The client that sent a request. */
export type ClientInfo = {
  /** The full IP address, for this request only; it is never stored. */
  ip: string;
  userAgent: string;
  language: string;
};

/**
 * Returns the visitor's IP address: the peer's address or, behind the configured number of proxies, the address that
 * the outermost proxy wrote into X-Forwarded-For.
 */
export function clientIp(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const forwarded = (headers.get(forwardedHeader) ?? '').split(',').map((value) => value.trim());
  const fromProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return normalizeIp(fromProxy || (headers.get(peerHeader) ?? ''));
}

let isProxyLogged = false;

/**
 * Logs one warning when this server seems to be behind a proxy that is not configured.
 * @param headers as received, because Next.js adds the header itself
 */
export function warnAboutProxy(headers: IncomingHttpHeaders): void {
  if (site.trustedProxies > 0 || isProxyLogged || !headers[forwardedHeader]) return;
  isProxyLogged = true;
  logLine(
    'error',
    'A reverse proxy sets X-Forwarded-For, but TRUST_PROXY is 0, so all visitors share one rate limit. ' +
      'Set TRUST_PROXY to the number of trusted reverse proxies.',
  );
}

/** Returns the client's IP address; empty when unknown. */
export const requestIp = (headers: Headers): string => clientIp(headers, site.trustedProxies);

export function getClient({ headers }: Request): ClientInfo {
  return {
    ip: requestIp(headers),
    userAgent: sanitizeText(headers.get('user-agent'), 500),
    language: sanitizeText(headers.get('accept-language'), 200),
  };
}

/** Returns the client columns of every stored row, without a device id where the visitor does not allow one. */
export function clientColumns(request: Request) {
  const { ip, userAgent } = getClient(request);
  const device = parseCookie(request.headers.get('cookie') ?? '')[cookieNames.device] ?? '';
  return {
    deviceId: idPattern.test(device) && mayTrack(request) ? device : null,
    address: truncateIp(ip),
    userAgent,
    isBot: isbot(userAgent),
    isInternal: isInNetworks(ip, site.internalNetworks),
  };
}
