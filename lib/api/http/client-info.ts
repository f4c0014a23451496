import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { idPattern } from '@/lib/contract/id-pattern';
import { cookieNames } from '@/lib/contract/storage-keys';
import { isWithin, normalizeIp, truncateIp } from '@/lib/config/networks';
import { mayTrack } from '@/lib/api/http/may-track';
import { peerHeader } from '@/lib/api/http/peer-header';
import { logLine } from '@/lib/api/telemetry/log';
import { site } from '@/lib/config/site';

const forwardedHeader = 'x-forwarded-for';

/** Who sends a request. */
export type ClientInfo = {
  /** The whole address, for this request alone; it is never stored. */
  address: string;
  userAgent: string;
  language: string;
};

/**
 * The address of the visitor: the peer's own, or, behind as many proxies as are configured, what the outermost of them
 * wrote into X-Forwarded-For.
 */
export function clientIp(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const forwarded = (headers.get(forwardedHeader) ?? '').split(',').map((part) => part.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return normalizeIp(named || (headers.get(peerHeader) ?? ''));
}

let isProxyTold = false;

/**
 * Says once that this server seems to stand behind a proxy that it was not told of.
 * @param headers as they were sent: Next.js adds the header by itself
 */
export function warnAboutProxy(headers: IncomingHttpHeaders): void {
  if (site.trustedProxies > 0 || isProxyTold || !headers[forwardedHeader]) return;
  isProxyTold = true;
  logLine(
    'error',
    'A proxy names visitors in X-Forwarded-For, but TRUST_PROXY is 0: all visitors share one limit of writes. ' +
      'Set it to the number of proxies in front.',
  );
}

/** The address of who sends a request; empty when it is not known. */
export const requestIp = (headers: Headers): string => clientIp(headers, site.trustedProxies);

export function getClient({ headers }: Request): ClientInfo {
  return {
    address: requestIp(headers),
    userAgent: sanitizeText(headers.get('user-agent'), 500),
    language: sanitizeText(headers.get('accept-language'), 200),
  };
}

/** What every stored row says of its sender; no number of the browser where the visitor does not allow it. */
export function clientColumns(request: Request) {
  const { address, userAgent } = getClient(request);
  const device = parseCookie(request.headers.get('cookie') ?? '')[cookieNames.device] ?? '';
  return {
    deviceId: idPattern.test(device) && mayTrack(request) ? device : null,
    address: truncateIp(address),
    userAgent,
    isBot: isbot(userAgent),
    isOwn: isWithin(address, site.ownNetworks),
  };
}
