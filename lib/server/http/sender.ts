import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import { clean } from '@/lib/protocol/clean-text';
import { idRule } from '@/lib/protocol/id-rule';
import { cookieNames } from '@/lib/protocol/storage-table';
import { isWithin, plainAddress, truncated } from '@/lib/settings/networks';
import { allowsMeasurement } from '@/lib/server/http/allows-measurement';
import { peerHeader } from '@/lib/server/http/peer-header';
import { logLine } from '@/lib/server/telemetry/log';
import { site } from '@/lib/settings/site';

const forwardedHeader = 'x-forwarded-for';

/** Who sends a request. */
export type Sender = {
  /** The whole address, for this request alone; it is never stored. */
  address: string;
  userAgent: string;
  language: string;
};

/**
 * The address of the visitor: the peer's own, or, behind as many proxies as are configured, what the outermost of them
 * wrote into X-Forwarded-For.
 */
export function addressOf(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const forwarded = (headers.get(forwardedHeader) ?? '').split(',').map((part) => part.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return plainAddress(named || (headers.get(peerHeader) ?? ''));
}

let isProxyTold = false;

/**
 * Says once that this server seems to stand behind a proxy that it was not told of.
 * @param headers as they were sent: Next.js adds the header by itself
 */
export function tellOfProxy(headers: IncomingHttpHeaders): void {
  if (site.trustedProxies > 0 || isProxyTold || !headers[forwardedHeader]) return;
  isProxyTold = true;
  logLine(
    'error',
    'A proxy names visitors in X-Forwarded-For, but TRUST_PROXY is 0: all visitors share one limit of writes. ' +
      'Set it to the number of proxies in front.',
  );
}

/** The address of who sends a request; empty when it is not known. */
export const visitorAddress = (headers: Headers): string => addressOf(headers, site.trustedProxies);

export function senderOf({ headers }: Request): Sender {
  return {
    address: visitorAddress(headers),
    userAgent: clean(headers.get('user-agent'), 500),
    language: clean(headers.get('accept-language'), 200),
  };
}

/** What every stored row says of its sender; no number of the browser where the visitor does not allow it. */
export function senderColumns(request: Request) {
  const { address, userAgent } = senderOf(request);
  const device = parseCookie(request.headers.get('cookie') ?? '')[cookieNames.device] ?? '';
  return {
    deviceId: idRule.test(device) && allowsMeasurement(request) ? device : null,
    address: truncated(address),
    userAgent,
    isBot: isbot(userAgent),
    isOwn: isWithin(address, site.ownNetworks),
  };
}
